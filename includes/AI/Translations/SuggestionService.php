<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Translations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\AI\Provider\AiClient;
use UserFeedback\AI\ServiceFailed;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\Locales;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Translations\SurveyTexts;

/**
 * Translations of a survey's texts as an AI service suggests them. Nothing is stored: the builder shows them as drafts, which no visitor sees before
 * a person has accepted them. Answers of visitors are not among the texts.
 *
 * @phpstan-import-type TextToTranslate from SuggestionPrompt
 * @since 0.7.0
 */
final class SuggestionService {

	/** Texts of a request. */
	public const MOST_TEXTS = 40;

	/** Characters of the texts of a request: what a service translates before WordPress and gateways stop waiting for it. */
	public const MOST_CHARACTERS = 4000;

	public function __construct(
		private readonly Rights $rights,
		private readonly AiClient $client
	) {}

	/**
	 * Asks for translations.
	 *
	 * @param list<TextToTranslate> $texts  At most MOST_TEXTS; the survey need not be stored.
	 * @param string                $from   Locale of the texts; '' for that of the site.
	 * @param string                $to     Locale of the translations.
	 * @param int                   $userId Who asks.
	 * @return array{texts: list<array{path: string, text: string}>, left_out: int} Those that can be used, and how many cannot.
	 * @throws AccessDenied      When the user may not edit surveys.
	 * @throws SuggestionsFailed When the texts cannot be translated, or there is no service.
	 * @throws ServiceFailed     When the service does not do it.
	 */
	public function suggest( array $texts, string $from, string $to, int $userId ): array {
		$this->rights->demand( $userId, Capability::EDIT_SURVEYS );
		$from   = $from === '' ? Locales::ofSite() : $from;
		$errors = [ ...self::languageErrors( $from, $to ), ...self::textErrors( $texts ) ];
		if ( $errors !== [] ) {
			throw SuggestionsFailed::invalid( $errors );
		}
		if ( ! $this->client->isConfigured() ) {
			throw SuggestionsFailed::withoutService();
		}
		$said  = $this->client->ask( SuggestionPrompt::of( $texts, $from, $to ) );
		$found = SuggestedTexts::of( $said['text'], $texts );
		return [
			'texts'    => $found,
			'left_out' => count( $texts ) - count( $found ),
		];
	}

	/**
	 * @return list<FieldError>
	 */
	private static function languageErrors( string $from, string $to ): array {
		if ( ! Locales::isLocale( $to ) ) {
			return [ new FieldError( 'locale', 'required', __( 'Choose a language.', 'userfeedback' ) ) ];
		}
		$message = __( 'The survey is written in this language. Choose another one.', 'userfeedback' );
		return $from === $to ? [ new FieldError( 'locale', 'same_language', $message ) ] : [];
	}

	/**
	 * @param list<TextToTranslate> $texts
	 * @return list<FieldError>
	 */
	private static function textErrors( array $texts ): array {
		$errors = [];
		$paths  = [];
		$length = 0;
		foreach ( $texts as $index => [ 'path' => $path, 'source' => $source ] ) {
			if ( SurveyTexts::limit( $path ) === null ) {
				/* translators: %s: name of a text of a survey, for example questions.a.title. */
				$message  = sprintf( __( 'The survey has no text %s.', 'userfeedback' ), $path );
				$errors[] = new FieldError( "texts[$index].path", 'unknown_text', $message );
			} elseif ( isset( $paths[ $path ] ) ) {
				/* translators: %s: name of a text of a survey, for example questions.a.title. */
				$message  = sprintf( __( 'The text %s is translated twice.', 'userfeedback' ), $path );
				$errors[] = new FieldError( "texts[$index].path", 'duplicate', $message );
			}
			if ( Text::lines( $source ) === '' ) {
				$errors[] = new FieldError( "texts[$index].source", 'required', __( 'An empty text cannot be translated.', 'userfeedback' ) );
			}
			$paths[ $path ] = true;
			$length        += Text::length( $source );
		}
		if ( $length > self::MOST_CHARACTERS ) {
			/* translators: %s: number of characters. */
			$message  = __( 'The texts of one request can have at most %s characters together. Send fewer.', 'userfeedback' );
			$errors[] = new FieldError( 'texts', 'too_long', sprintf( $message, number_format_i18n( self::MOST_CHARACTERS ) ) );
		}
		return $errors;
	}
}
