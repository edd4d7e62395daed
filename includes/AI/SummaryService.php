<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use UserFeedback\AI\Provider\AiClient;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyNotFound;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Summaries of what visitors wrote. They are made only when somebody asks, and kept until somebody asks again.
 *
 * @phpstan-import-type ShownSummary from SummaryPresenter
 * @since 0.5.0
 */
final class SummaryService {

	public function __construct(
		private readonly FeatureGate $features,
		private readonly SurveyRepository $surveys,
		private readonly WrittenAnswersReader $answers,
		private readonly SummaryRepository $summaries,
		private readonly SummaryPresenter $presenter,
		private readonly AiClient $client,
		private readonly Summariser $ai,
		private readonly Summariser $local,
		private readonly Clock $clock
	) {}

	/**
	 * Makes a summary, which replaces the one before: with the AI service that the owner set up in WordPress, or else on this site.
	 *
	 * @return ShownSummary|null Null if visitors have written nothing.
	 * @throws FeatureLocked  When the plan has no summaries.
	 * @throws SurveyNotFound When there is no such survey.
	 * @throws SummaryFailed  When none was made; the one before stays.
	 */
	public function make( int $surveyId ): ?array {
		$survey = $this->survey( $surveyId );
		return RunLock::during(
			$surveyId,
			function () use ( $survey ): ?array {
				$answers = $this->answers->newest( $survey );
				// Before the service is asked anything.
				if ( $answers->list === [] ) {
					return null;
				}
				$summariser = $this->client->isConfigured() ? $this->ai : $this->local;
				$stored     = new StoredSummary( $summariser->summarise( $survey->title, $answers ), $this->clock->now() );
				$this->summaries->store( $survey->id, $stored );
				return $this->presenter->present( $survey, $stored );
			}
		);
	}

	/**
	 * The last summary of a survey. Sends no request and makes none.
	 *
	 * @return ShownSummary|null Null if there is none.
	 * @throws FeatureLocked  When the plan has no summaries.
	 * @throws SurveyNotFound When there is no such survey.
	 */
	public function cached( int $surveyId ): ?array {
		$survey = $this->survey( $surveyId );
		$stored = $this->summaries->find( $surveyId );
		return $stored === null ? null : $this->presenter->present( $survey, $stored );
	}

	private function survey( int $surveyId ): Survey {
		$this->features->demand( Feature::AiSummary );
		return $this->surveys->find( $surveyId ) ?? throw new SurveyNotFound();
	}
}
