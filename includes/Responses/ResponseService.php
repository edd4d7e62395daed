<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use Closure;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\Transaction;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;
use UserFeedback\Notifications\EmailAddresses;
use UserFeedback\Notifications\EmailNotification;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Surveys\Revision;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyNotFound;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The rules of taking answers.
 */
final class ResponseService {

	/** What a visitor token is made for, see VisitorToken. */
	public const TOKEN_ACTION = 'submission';

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly RevisionRepository $revisions,
		private readonly ResponseRepository $responses,
		private readonly PageRepository $pages,
		private readonly DailyCounts $counts,
		private readonly AnswersReader $reader,
		private readonly SpamFilter $spam,
		private readonly PageToken $token,
		private readonly Outbox $outbox,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Takes what a visitor sent from a page that shows a published survey.
	 *
	 * @param string                                         $submissionId UUID made by the client.
	 * @param list<array{question_id: string, value: mixed, extra?: array<string, string>}> $answers
	 * @param string                                         $nonce        Token of the page.
	 * @param Visitor                                        $visitor      Who sends it.
	 * @return bool False when this submission was stored before.
	 * @throws SurveyNotFound    When there is no such survey.
	 * @throws SurveyClosed      When it is not published, was closed more than seven days ago, or is in the trash.
	 * @throws UnknownPage       When the token is not one of ours.
	 * @throws InvalidSubmission When an answer does not fit its question.
	 * @throws TooManyRequests   When far too many came from the same network.
	 */
	public function submit( int $surveyId, string $submissionId, array $answers, PageVisit $page, string $nonce, Visitor $visitor ): bool {
		$survey = $this->surveys->find( $surveyId ) ?? throw new SurveyNotFound();
		$now    = $this->clock->now();
		if ( ! $survey->isOpen( $now ) && ! $survey->isClosing( $now ) ) {
			throw new SurveyClosed();
		}
		$revision = $this->token->revision( $survey, $nonce, self::TOKEN_ACTION );
		$isMany   = $this->spam->admit( self::TOKEN_ACTION, $surveyId, $visitor->sender );
		$shown    = $this->revisions->find( $surveyId, $revision ) ?? new Revision( $survey->questions, $survey->createdAt );
		$read     = $this->reader->read( $shown->questions, $answers );
		$answered = count( array_filter( $read, static fn ( Answer $answer ) => ! $answer->isSkipped() ) );
		$isSpam   = $this->spam->isSpam( $visitor, $isMany, $answered, $shown->createdAt );
		$at       = AnswerTime::of( $visitor->queuedAt, $shown->createdAt, $now );
		$submission = new Submission(
			$submissionId,
			$surveyId,
			$revision,
			$read,
			$page,
			$isSpam,
			$survey->isClosing( $now ) && $at >= $survey->closedAt,
			ClientIp::anonymous( $visitor->sender->address ),
			$visitor->client,
			$at
		);
		return $this->store( $submission, fn ( int $id ) => $this->tell( $survey, $submission, $id ) );
	}

	/**
	 * Takes an answer that was collected elsewhere; the survey may be a draft.
	 *
	 * @param string                                         $submissionId UUID; the same one is stored once.
	 * @param list<array{question_id: string, value: mixed, extra?: array<string, string>}> $answers
	 * @return bool False when this submission was stored before.
	 * @throws InvalidSubmission When an answer does not fit its question.
	 */
	public function import( Survey $survey, string $submissionId, array $answers ): bool {
		$read = $this->reader->read( $survey->questions, $answers );
		return $this->store( new Submission( $submissionId, $survey->id, $survey->revision, $read, PageVisit::none() ), static fn () => null );
	}

	/**
	 * Writes the jobs that follow from a new response.
	 */
	private function tell( Survey $survey, Submission $submission, int $responseId ): void {
		if ( ! $submission->isSpam && EmailAddresses::of( $survey ) !== [] ) {
			$this->outbox->add(
				EmailNotification::KIND,
				[
					'survey_id'   => $survey->id,
					'response_id' => $responseId,
				]
			);
		}
	}

	/**
	 * @param Closure( int ): mixed $afterwards What else is written in the same transaction, given the id of a new response.
	 */
	private function store( Submission $submission, Closure $afterwards ): bool {
		$now    = $this->clock->now();
		$at     = $submission->at ?? $now;
		$day    = Dates::localDay( $at, $this->clock->zone() );
		$today  = Dates::localDay( $now, $this->clock->zone() );
		$other  = static fn (): string => __( 'Other pages', 'userfeedback' );
		$pageId = $this->transaction->repeat( fn () => $this->pages->idOf( $submission->page, $today, $other ) );
		return $this->transaction->run(
			function () use ( $submission, $at, $day, $pageId, $afterwards ): bool {
				$this->demandSurvey( $submission->surveyId );
				$id = $this->responses->insert( $submission, $at, $day, $pageId );
				if ( $id === null ) {
					return false;
				}
				$afterwards( $id );
				if ( ! $submission->isSpam ) {
					$this->counts->add( $submission->surveyId, $day, ResponseFigures::of( $submission->answers ) );
				}
				return true;
			}
		);
	}

	/**
	 * Keeps the survey from being moved to the trash or deleted until the answer is stored: what was read before the transaction may be out of
	 * date. Submissions do not wait for each other.
	 *
	 * @throws SurveyNotFound When it was deleted meanwhile.
	 * @throws SurveyClosed   When it was moved to the trash meanwhile.
	 */
	private function demandSurvey( int $surveyId ): void {
		$status = $this->surveys->lockStatus( $surveyId ) ?? throw new SurveyNotFound();
		if ( $status === Survey::TRASH ) {
			throw new SurveyClosed();
		}
	}
}
