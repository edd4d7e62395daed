<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Translations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\Json;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Locales;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Settings\JsonSection;

/**
 * The texts of a survey in other languages (decision 0108): which languages there are, and what is translated. The paths of texts and what they
 * replace are in SurveyTexts.
 *
 * @since 0.7.0
 *
 * @phpstan-type Entry array{path: string, text: string, source: string, draft: bool}
 * @phpstan-type Language array{locale: string, texts: list<Entry>}
 * @phpstan-type Value array{source: string, browser: bool, languages: list<Language>}
 */
final class Translations extends JsonSection {

	public const PATH = 'settings.translations';

	public const MAX_LANGUAGES = 30;

	/** More than a survey of the largest size has. */
	public const MAX_TEXTS = 6000;

	/** Of all languages together, as they are stored. */
	public const MAX_BYTES = 500_000;

	/** Longest text of any path. */
	public const MAX_LENGTH = 2000;

	/** Longest path of a text. */
	public const MAX_PATH_LENGTH = 60;

	public function path(): string {
		return self::PATH;
	}

	public function schema(): array {
		$text  = [ 'maxLength' => self::MAX_LENGTH ] + JsonSchema::TEXT;
		$path  = [ 'maxLength' => self::MAX_PATH_LENGTH, 'examples' => [ 'title' ] ] + JsonSchema::TEXT;
		$entry = JsonSchema::object(
			[
				'path'   => JsonSchema::described( $path, 'Which text: questions.<id>.title, for example.' ),
				'text'   => JsonSchema::described( $text, 'The translation; "" where only the original is shown.' ),
				'source' => JsonSchema::described( $text, 'The original that it was made from: another one now means that it is out of date.' ),
				'draft'  => JsonSchema::described( JsonSchema::YES_NO, 'Whether nobody has accepted it yet. Visitors see the original.' ),
			]
		);
		$locale = [
			'pattern'   => Locales::PATTERN,
			'maxLength' => Locales::MAX_LENGTH,
			'examples'  => [ 'de_DE', 'pt_BR' ],
		] + JsonSchema::TEXT;
		return JsonSchema::object(
			[
				'source'    => JsonSchema::described( $locale, 'Language of the survey itself, such as de_DE; "" for that of the site.' ),
				'browser'   => JsonSchema::described( JsonSchema::YES_NO, 'Whether popups follow the browser\'s language on pages in no other one.' ),
				'languages' => [ 'maxItems' => self::MAX_LANGUAGES ] + JsonSchema::listOf(
					JsonSchema::object(
						[
							'locale' => $locale,
							'texts'  => [ 'maxItems' => self::MAX_TEXTS ] + JsonSchema::listOf( $entry ),
						]
					)
				),
			]
		);
	}

	protected function default(): mixed {
		return [
			'source'    => '',
			'browser'   => false,
			'languages' => [],
		];
	}

	/**
	 * Texts as the validator stores the originals, and none that say nothing.
	 */
	public function normalize( mixed $value ): mixed {
		$value = parent::normalize( $value );
		if ( ! is_array( $value ) || ! is_array( $value['languages'] ?? null ) ) {
			return $value;
		}
		foreach ( $value['languages'] as $index => $language ) {
			$texts = Cast::at( $language, 'texts' );
			if ( ! is_array( $language ) || ! is_array( $texts ) ) {
				continue;
			}
			$language['texts']            = array_values( array_filter( $texts, static fn ( mixed $of ) => Cast::at( $of, 'text' ) !== '' ) );
			$value['languages'][ $index ] = $language;
		}
		return $value;
	}

	/**
	 * None: what a plan locks, such as the texts of buttons, is locked in every language.
	 */
	public function features(): array {
		return [];
	}

	public function errors( mixed $value ): array {
		$errors  = [];
		$locales = [];
		foreach ( self::languages( $value ) as $index => $language ) {
			$locale = $language['locale'];
			if ( ! Locales::isLocale( $locale ) || isset( $locales[ $locale ] ) ) {
				$message  = $locale === ''
					? __( 'Choose a language.', 'userfeedback' )
					/* translators: %s: a language, for example de_DE. */
					: sprintf( __( 'The language %s appears twice.', 'userfeedback' ), $locale );
				$errors[] = new FieldError( "languages[$index].locale", $locale === '' ? 'required' : 'duplicate', $message );
			}
			$locales[ $locale ] = true;
		}
		if ( strlen( Json::encode( (array) $value ) ) > self::MAX_BYTES ) {
			/* translators: %s: a size, for example 500 KB. */
			$message  = __( 'All translations together can have at most %s. Remove a language or shorten texts.', 'userfeedback' );
			$errors[] = new FieldError( 'languages', 'too_large', sprintf( $message, (string) size_format( self::MAX_BYTES ) ) );
		}
		return $errors;
	}

	/**
	 * Errors of changed translations that depend on the survey: texts that it does not have, or that are too long, and options that would have the
	 * same label.
	 *
	 * @return list<FieldError>
	 */
	public static function surveyErrors( Survey $before, Survey $after ): array {
		[ $stored, $value ] = [ self::value( $before ), self::value( $after ) ];
		if ( $value === $stored ) {
			return [];
		}
		$known  = array_column( $stored['languages'], 'texts', 'locale' );
		$limits = SurveyTexts::limits( $after );
		$errors = [];
		foreach ( $value['languages'] as $index => $language ) {
			$field   = self::PATH . ".languages[$index].texts";
			$earlier = array_column( $known[ $language['locale'] ] ?? [], null, 'path' );
			$places  = [];
			foreach ( $language['texts'] as $place => $entry ) {
				$path   = $entry['path'];
				$error  = isset( $places[ $path ] ) ? self::twice( $path ) : self::entryError( $entry, $limits, $earlier );
				$places = [ $path => $place ] + $places;
				array_push( $errors, ...( $error === null ? [] : [ $error->under( "{$field}[$place]" ) ] ) );
			}
			if ( ( $known[ $language['locale'] ] ?? null ) === $language['texts'] ) {
				continue;
			}
			foreach ( array_intersect( SurveyTexts::ambiguous( $after, self::texts( $language ) ), array_keys( $places ) ) as $path ) {
				$message  = __( 'Two options of the question have the same text in this language. Change one.', 'userfeedback' );
				$errors[] = new FieldError( "{$field}[{$places[ $path ]}].text", 'duplicate', $message );
			}
		}
		return $errors;
	}

	/**
	 * @param Entry                $entry
	 * @param array<string, int>   $limits  See SurveyTexts::limits().
	 * @param array<string, Entry> $earlier By path.
	 */
	private static function entryError( array $entry, array $limits, array $earlier ): ?FieldError {
		$limit = $limits[ $entry['path'] ] ?? null;
		if ( $limit === null ) {
			// Translations of a question that was removed stay: it may come back.
			/* translators: %s: name of a text of a survey, for example questions.a.title. */
			$message = __( 'The survey has no text %s.', 'userfeedback' );
			return isset( $earlier[ $entry['path'] ] ) ? null : new FieldError( 'path', 'unknown_text', sprintf( $message, $entry['path'] ) );
		}
		if ( Text::length( $entry['text'] ) > $limit ) {
			/* translators: %d: number of characters. */
			$message = __( 'This text can have at most %d characters. Shorten it.', 'userfeedback' );
			return new FieldError( 'text', 'too_long', sprintf( $message, $limit ) );
		}
		return null;
	}

	private static function twice( string $path ): FieldError {
		/* translators: %s: name of a text of a survey, for example questions.a.title. */
		return new FieldError( 'path', 'duplicate', sprintf( __( 'The text %s is translated twice.', 'userfeedback' ), $path ) );
	}

	/**
	 * What a survey stores, with its defaults.
	 *
	 * @return Value
	 */
	public static function value( Survey $survey ): array {
		/** @var Value */
		return ( new self() )->read( $survey );
	}

	/**
	 * The texts of a language that visitors see.
	 *
	 * @param Language $language
	 * @return array<string, string> By path.
	 */
	public static function texts( array $language ): array {
		return array_column( array_filter( $language['texts'], static fn ( array $entry ) => ! $entry['draft'] ), 'text', 'path' );
	}

	/**
	 * The survey of a copy whose questions have other ids.
	 *
	 * @param array<string, string> $ids New ids by old ones.
	 */
	public static function renamed( Survey $survey, array $ids ): Survey {
		$rename = static function ( array $entry ) use ( $ids ): array {
			[ $first, $id, $rest ] = explode( '.', Cast::string( $entry['path'] ), 3 ) + [ '', '', '' ];
			$isKept                = $first === 'questions' && isset( $ids[ $id ] );
			return $isKept ? array_replace( $entry, [ 'path' => "$first.{$ids[ $id ]}.$rest" ] ) : $entry;
		};
		return self::changed( $survey, static fn ( array $texts ) => array_map( $rename, $texts ) );
	}

	/**
	 * A section's value without the texts of some questions.
	 *
	 * @param list<string> $questionIds
	 */
	public static function without( mixed $value, array $questionIds ): mixed {
		$isKept = static fn ( array $entry ) => ! in_array( explode( '.', Cast::string( $entry['path'] ) )[1] ?? '', $questionIds, true );
		return self::withTexts( $value, static fn ( array $texts ) => array_values( array_filter( $texts, $isKept ) ) );
	}

	/**
	 * @param callable( list<array<mixed>> ): list<array<mixed>> $change
	 */
	private static function changed( Survey $survey, callable $change ): Survey {
		$value = $survey->settings['translations'] ?? null;
		return $value === null ? $survey : $survey->with( settings: [ 'translations' => self::withTexts( $value, $change ) ] + $survey->settings );
	}

	/**
	 * @param callable( list<array<mixed>> ): list<array<mixed>> $change
	 */
	private static function withTexts( mixed $value, callable $change ): mixed {
		$languages = array_map(
			static fn ( array $language ) => array_replace( $language, [ 'texts' => $change( $language['texts'] ) ] ),
			self::languages( $value )
		);
		return is_array( $value ) ? array_replace( $value, [ 'languages' => $languages ] ) : $value;
	}

	/**
	 * @return list<Language>
	 */
	private static function languages( mixed $value ): array {
		/** @var list<Language> */
		return (array) ( Cast::at( $value, 'languages' ) ?? [] );
	}
}
