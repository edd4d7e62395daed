<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Translations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\AI\Provider\SaidJson;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Translations\SurveyTexts;

/**
 * What an AI service said when it was asked to translate texts. Nothing of it is trusted: it is read as JSON in one form and as plain text, and what
 * the editor would refuse or what has other links, tags or placeholders than the original is left out.
 *
 * @phpstan-import-type TextToTranslate from SuggestionPrompt
 * @since 0.7.0
 */
final class SuggestedTexts {

	/**
	 * The suggestions that can be used, in the order of the texts.
	 *
	 * @param list<TextToTranslate> $asked As in SuggestionPrompt::of().
	 * @return list<array{path: string, text: string}>
	 * @throws SuggestionsFailed When it is something else than translations.
	 */
	public static function of( string $said, array $asked ): array {
		$data = SaidJson::object( $said );
		if ( ! is_array( $data['texts'] ?? null ) ) {
			throw SuggestionsFailed::unreadable();
		}
		$found = [];
		foreach ( $data['texts'] as $entry ) {
			$number = is_array( $entry ) ? $entry['n'] ?? null : null;
			$text   = is_array( $entry ) ? $entry['text'] ?? null : null;
			if ( is_int( $number ) && isset( $asked[ $number - 1 ] ) && is_string( $text ) ) {
				$found[ $number - 1 ] ??= self::checked( $text, $asked[ $number - 1 ] );
			}
		}
		$found = array_filter( $found, static fn ( ?string $text ) => $text !== null );
		ksort( $found );
		return self::unambiguous( $found, $asked );
	}

	/**
	 * A suggestion as the editor would store it; null if it cannot be used.
	 *
	 * @param TextToTranslate $asked
	 */
	private static function checked( string $said, array $asked ): ?string {
		$text     = str_contains( $asked['source'], "\n" ) ? Text::lines( $said ) : Text::line( $said );
		$isUsable = $text !== ''
			&& Text::length( $text ) <= SurveyTexts::limit( $asked['path'] )
			&& KeptParts::areSame( $asked['source'], $text );
		return $isUsable ? $text : null;
	}

	/**
	 * Without options that would have the label of another one: browsers send labels.
	 *
	 * @param array<int, string>    $found Texts by their place.
	 * @param list<TextToTranslate> $asked
	 * @return list<array{path: string, text: string}>
	 */
	private static function unambiguous( array $found, array $asked ): array {
		$labels = [];
		$texts  = [];
		foreach ( $found as $index => $text ) {
			$path     = $asked[ $index ]['path'];
			$question = strstr( $path, '.options.', true );
			if ( $question !== false && isset( $labels[ "$question $text" ] ) ) {
				continue;
			}
			$labels[ "$question $text" ] = true;
			$texts[]                     = [
				'path' => $path,
				'text' => $text,
			];
		}
		return $texts;
	}
}
