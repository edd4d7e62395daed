<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use UserFeedback\AI\Local\LocalSummariser;
use UserFeedback\AI\Provider\AiClient;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Summaries of what visitors wrote. They are made only when somebody asks, and kept until somebody asks again.
 *
 * @phpstan-import-type ShownSummary from SummaryPresenter
 * @phpstan-type Progress array{done: int, total: int|null}
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
		private readonly LocalSummariser $local,
		private readonly WorkRunner $runner,
		private readonly WorkQueue $queue,
		private readonly Clock $clock
	) {}

	/**
	 * Makes a summary, which replaces the one before: with the AI service that the owner set up in WordPress, or else on this site. A service is
	 * asked one question in each call; the rest follows in the background, or when this is called again.
	 *
	 * @param int  $userId Who asks: a service writes in the language of this user.
	 * @param bool $begins Whether somebody wants a new one. Who only follows one that is being made must not pay for the next.
	 * @return array{summary: ShownSummary|null, progress?: Progress} No summary if visitors have written nothing; while one is being made, the last.
	 * @throws FeatureLocked  When the plan has no summaries.
	 * @throws NotFound When there is no such survey.
	 * @throws ServiceFailed When none was made; the one before stays.
	 */
	public function make( int $surveyId, int $userId, bool $begins = true ): array {
		$survey = $this->survey( $surveyId );
		if ( $begins && $this->queue->atWork( SummaryWork::KIND, (string) $surveyId ) === null ) {
			$answers = $this->answers->newest( $survey );
			// Before the service is asked anything.
			if ( $answers->list === [] ) {
				return [ 'summary' => null ];
			}
			if ( ! $this->client->isConfigured() ) {
				$this->summaries->store( $surveyId, new StoredSummary( $this->local->summarise( $survey->title, $answers ), $this->clock->now() ) );
				return $this->shown( $survey );
			}
		}
		$work = $this->runner->advance( SummaryWork::KIND, (string) $surveyId, $userId, $begins );
		if ( $work?->status === StoredWork::FAILED ) {
			throw SummaryFailed::because( $work->error );
		}
		return $this->shown( $survey );
	}

	/**
	 * The last summary of a survey, and how far the next one is. Sends no request and makes none.
	 *
	 * @return array{summary: ShownSummary|null, progress?: Progress} No summary if there is none.
	 * @throws FeatureLocked  When the plan has no summaries.
	 * @throws NotFound When there is no such survey.
	 */
	public function cached( int $surveyId ): array {
		return $this->shown( $this->survey( $surveyId ) );
	}

	/**
	 * @return array{summary: ShownSummary|null, progress?: Progress}
	 */
	private function shown( Survey $survey ): array {
		$stored = $this->summaries->find( $survey->id );
		$shown  = [ 'summary' => $stored === null ? null : $this->presenter->present( $survey, $stored ) ];
		$work   = $this->queue->atWork( SummaryWork::KIND, (string) $survey->id );
		return $work === null ? $shown : $shown + [
			'progress' => [
				'done'  => $work->done,
				'total' => $work->total,
			],
		];
	}

	private function survey( int $surveyId ): Survey {
		$this->features->demand( Feature::AiSummary );
		return $this->surveys->find( $surveyId ) ?? throw NotFound::survey();
	}
}
