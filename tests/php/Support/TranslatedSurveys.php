<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\ResponseService;
use UserFeedback\Support\VisitorToken;

/**
 * Surveys in English with translations, for classes with SurveyFixtures.
 */
trait TranslatedSurveys {

	/** @var array<string, array<string, string>> Of translatedSurvey(), by language. */
	private static array $texts = [
		'de_DE' => [
			'title'                    => 'Kommas',
			'questions.q1.title'       => 'Gefällt Ihnen Tee?',
			'questions.q1.options.yes' => 'Ja',
			'questions.q1.options.no'  => 'Nein',
			'questions.q2.title'       => 'Warum?',
			'thank_you.message'        => 'Danke!',
			'theming.next_text'        => 'Weiter im Text',
		],
		'ar'    => [
			'questions.q1.title'       => 'هل تحب الشاي؟',
			'questions.q1.options.yes' => 'نعم',
			'questions.q1.options.no'  => 'لا',
		],
	];

	/**
	 * A published survey: Do you like tea? (q1: Yes, No) Why? (q2).
	 *
	 * @param array<string, array<string, string>>|null $languages Texts by path and language; null for German and Arabic.
	 * @param array<string, mixed>                      $changes   Replace fields of the survey.
	 * @param array<string, mixed>                      $more      Replace fields of the translations.
	 */
	private function translatedSurvey( ?array $languages = null, array $changes = [], array $more = [] ): Survey {
		$config = [
			'options'    => [ 'Yes', 'No' ],
			'option_ids' => [ 'yes', 'no' ],
		];
		return $this->publishedSurvey(
			$changes + [
				'questions' => [
					$this->radio( 'q1', [], [ 'title' => 'Do you like tea?', 'config' => $config ] ),
					$this->text( 'q2', [ 'title' => 'Why?' ] ),
				],
				'settings'  => [ 'translations' => $this->translations( $languages ?? self::$texts, $more ) ],
			]
		);
	}

	/**
	 * The setting of a survey.
	 *
	 * @param array<string, array<string, string>> $languages Texts by path and language.
	 * @param array<string, mixed>                 $more      Replace fields.
	 * @return array<string, mixed>
	 */
	private function translations( array $languages, array $more = [] ): array {
		$list = [];
		foreach ( $languages as $locale => $texts ) {
			$entries = [];
			foreach ( $texts as $path => $text ) {
				$entries[] = [
					'path'   => $path,
					'text'   => $text,
					'source' => 'As it was',
					'draft'  => false,
				];
			}
			$list[] = [
				'locale' => $locale,
				'texts'  => $entries,
			];
		}
		return $more + [
			'source'    => 'en_US',
			'browser'   => false,
			'languages' => $list,
		];
	}

	/**
	 * The token of a page in a language.
	 */
	private function tokenIn( Survey $survey, string $locale ): string {
		return Plugin::instance()->get( VisitorToken::class )->create( $survey->id, $survey->revision, ResponseService::TOKEN_ACTION, $locale );
	}
}
