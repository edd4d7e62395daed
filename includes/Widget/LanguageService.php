<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Surveys\Translations\ShownLanguage;

/**
 * The texts of a published survey in one of its languages, for pages that show it in another one.
 *
 * @since 0.7.0
 */
final class LanguageService {

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly RevisionRepository $revisions,
		private readonly PageSurveys $pageSurveys,
		private readonly SurveyData $data
	) {}

	/**
	 * The texts, in the shape of WidgetSchema::language().
	 *
	 * @param int $revision That the page shows.
	 * @return array<string, mixed>
	 * @throws NotFound When visitors cannot see such a survey, revision or language.
	 */
	public function texts( int $surveyId, string $locale, int $revision ): array {
		$survey = $this->surveys->get( $surveyId );
		$shown  = $revision > $survey->revision || $this->pageSurveys->closedBecause( $survey ) !== null
			? null
			: $this->revisions->find( $surveyId, $revision );
		if ( $shown === null ) {
			throw NotFound::survey();
		}
		$asShown = $shown->survey( $survey )->with( revision: $revision );
		if ( ! in_array( $locale, ShownLanguage::all( $asShown ), true ) ) {
			throw NotFound::survey();
		}
		// The texts of the widget, where WordPress has that language.
		$isSwitched = switch_to_locale( $locale );
		try {
			return $this->data->inLanguage( $asShown, $locale );
		} finally {
			if ( $isSwitched ) {
				restore_previous_locale();
			}
		}
	}
}
