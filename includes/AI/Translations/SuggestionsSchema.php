<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Translations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Locales;
use UserFeedback\Surveys\Translations\Translations;

/**
 * What is sent to ask for translations, and what comes back. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.7.0
 */
final class SuggestionsSchema {

	/**
	 * The body of the request.
	 *
	 * @return ObjectSchema
	 */
	public static function input(): array {
		$locale = [
			'pattern'   => Locales::PATTERN,
			'maxLength' => Locales::MAX_LENGTH,
			'examples'  => [ 'de_DE', 'pt_BR' ],
		] + JsonSchema::TEXT;
		$source = [ 'minLength' => 1, 'maxLength' => Translations::MAX_LENGTH ] + JsonSchema::TEXT;
		$text   = JsonSchema::object(
			[
				'path'   => self::path(),
				'source' => JsonSchema::described( $source, 'The original, as it is in the builder.' ),
			]
		);
		return JsonSchema::object(
			[
				'locale'        => JsonSchema::described( $locale, 'The language to translate into.' ),
				'source_locale' => JsonSchema::described(
					[ 'default' => '' ] + $locale,
					'Language of the survey itself; "" for that of the site.'
				),
				'texts'         => [
					'minItems' => 1,
					'maxItems' => SuggestionService::MOST_TEXTS,
				] + JsonSchema::listOf( $text ),
			],
			[ 'locale', 'texts' ]
		);
	}

	/**
	 * The answer.
	 *
	 * @return ObjectSchema
	 */
	public static function answer(): array {
		$text = JsonSchema::object(
			[
				'path' => self::path(),
				'text' => JsonSchema::TEXT,
			]
		);
		return JsonSchema::object(
			[
				'texts'    => JsonSchema::listOf( $text ),
				'left_out' => JsonSchema::described(
					JsonSchema::COUNT,
					'Texts without a suggestion that could be used: none, too long, or with other links, tags or placeholders than the original.'
				),
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function path(): array {
		return [ 'maxLength' => Translations::MAX_PATH_LENGTH, 'examples' => [ 'title' ] ] + JsonSchema::TEXT;
	}
}
