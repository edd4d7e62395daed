<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Script;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Assets;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Translations\ShownLanguage;
use UserFeedback\Surveys\Translations\Translations;

/**
 * What a page with a survey in several languages says of them. Its texts are those of one language, see SurveyData.
 *
 * @since 0.7.0
 */
final class LanguageData {

	/** Field of the page data: the language shown, where it may not be that of the page. */
	public const SHOWN = 'locale';

	/** Field of the page data: the languages among which the browser chooses. */
	public const CHOICES = 'languages';

	/** Fields of the page data that differ by language, besides the texts of the widget. */
	public const REPLACED = [ 'title', 'nonces', 'questions', 'settings', self::SHOWN ];

	/** Settings with texts. */
	public const SETTINGS = [ 'thank_you', 'theming' ];

	/** Route with the texts of a language. */
	public const ROUTE = 'userfeedback/v1/surveys/%d/languages/%s';

	public function __construct( private readonly Assets $assets ) {}

	/**
	 * The fields of a survey; none for one in a single language.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function ofSurvey( Survey $survey, ShownLanguage $language ): array {
		if ( $language->locale === '' ) {
			return [];
		}
		$shown = [ self::SHOWN => $language->attributes() ];
		// The page's language comes first: who reads Spanish pages, is asked in Spanish.
		if ( $language->isTranslated || $survey->id === 0 || ! Translations::value( $survey )['browser'] ) {
			return $shown;
		}
		$script  = Script::built( $this->assets, 'userfeedback-widget-language', 'widget/language' );
		$choices = [
			'script'  => ScriptClosure::withNeeds( [ $script ], wp_scripts() )[0],
			'url'     => self::url( $survey ),
			'locales' => ShownLanguage::all( $survey ),
		];
		return $shown + [ self::CHOICES => $choices ];
	}

	/**
	 * URL of the texts in a language, with %s in place of the language.
	 */
	private static function url( Survey $survey ): string {
		$url = add_query_arg( 'revision', (string) $survey->revision, rest_url( sprintf( self::ROUTE, $survey->id, 'LOCALE' ) ) );
		return str_replace( 'LOCALE', '%s', $url );
	}

	/**
	 * Their schemas.
	 *
	 * @param array<string, mixed> $script Schema of a script.
	 * @return array<string, array<string, mixed>>
	 */
	public static function schemas( array $script ): array {
		return [
			self::SHOWN   => JsonSchema::described( self::attributes(), 'The language of the texts. Missing if the survey is in one language.' ),
			self::CHOICES => JsonSchema::described(
				JsonSchema::object(
					[
						'script'  => $script,
						'url'     => JsonSchema::described( JsonSchema::TEXT, 'URL of the texts in another language, for %s.' ),
						'locales' => JsonSchema::described( JsonSchema::listOf( JsonSchema::TEXT ), 'Of the survey; the one that is shown first.' ),
					]
				),
				'Missing if the browser\'s language does not matter.'
			),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	public static function attributes(): array {
		return JsonSchema::object(
			[
				'lang' => JsonSchema::described( JsonSchema::TEXT, 'BCP 47, for example de-DE.' ),
				'dir'  => JsonSchema::word( [ 'ltr', 'rtl' ] ),
			]
		);
	}
}
