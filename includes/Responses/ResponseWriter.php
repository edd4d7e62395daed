<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\Transaction;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\OptionRepository;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Stores new responses with their answers, texts, option labels and counts. Nothing else inserts responses.
 *
 * @since 0.1.0
 */
final class ResponseWriter {

	/** Responses in one statement. */
	private const BATCH = 500;

	/** Counts that an import adds up in memory before they are written. */
	private const MOST_COUNTS = 2000;

	/**
	 * @param Closure(): iterable<ResponseSubscriber> $subscribers Called when a response is stored.
	 */
	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly NewResponseRepository $rows,
		private readonly OptionRepository $options,
		private readonly QuestionTypes $types,
		private readonly PartialResponseRepository $partial,
		private readonly CountWriter $counts,
		private readonly Outbox $outbox,
		private readonly Closure $subscribers,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Stores one response and tells the subscribers, in one transaction; fires `userfeedback_response_stored` after the commit.
	 *
	 * What is held back is stored and nothing else happens before the owner decides that it counts, see report().
	 *
	 * Partial answers are stored and nothing else happens. Later ones with the same submission id replace them, and so does the final response: it
	 * is the same row, which is counted and reported from then on.
	 *
	 * @return int|null Id of the response; null when a final one with the same submission id was stored before. Nothing is written then.
	 * @throws NotFound    When the survey was deleted meanwhile.
	 * @throws SubmissionRefused When it was moved to the trash meanwhile.
	 */
	public function write( Survey $survey, NewResponse $response, ResponseOrigin $origin ): ?int {
		return $this->transaction->run(
			function () use ( $survey, $response, $origin ): ?int {
				$this->lockSurvey( $survey->id );
				$day = $this->dayOf( $response );
				$id  = $this->rows->insert( $survey->id, $response, $day );
				if ( $id === null ) {
					$before = $this->partial->lock( $survey->id, $response );
					if ( $before === null ) {
						return null;
					}
					$id       = $before['id'];
					$response = $response->asTest( $before['is_test'] );
					$this->partial->replace( $survey->id, $id, $response, $day );
				}
				$this->options->insertMissing( $survey->id, $this->looseLabels( $survey, $response ) );
				if ( $response->isPartial || $response->status === ResponseStatus::Held ) {
					return $id;
				}
				$stored = self::event( $survey, $id, $response, $origin );
				$this->addJobs( $stored );
				$this->counts->add( $survey->id, $day, CountDelta::ofResponse( $response ) );
				$this->transaction->afterCommit( static fn () => self::announce( $stored ) );
				return $id;
			}
		);
	}

	/**
	 * Tells the subscribers about responses that were held back and count from now on, and fires `userfeedback_response_stored` for each after the
	 * commit, as if they were stored now. Call it in the transaction that makes them count.
	 *
	 * @since 0.6.0
	 *
	 * @param list<AnsweredResponse> $answered Of this survey.
	 */
	public function report( Survey $survey, array $answered ): void {
		foreach ( $answered as $item ) {
			$response = $item->response;
			$stored   = new ResponseStored(
				$survey,
				$response->id,
				array_column( $item->answers, 'answer' ),
				ResponseOrigin::Visitor,
				$response->submittedAt,
				false,
				$response->isLate,
				$response->isTest
			);
			$this->addJobs( $stored );
			$this->transaction->afterCommit( static fn () => self::announce( $stored ) );
		}
	}

	/**
	 * Whether one of these submissions was stored.
	 *
	 * @since 0.6.0
	 *
	 * @param list<string> $submissionIds UUIDs.
	 */
	public function hasStored( int $surveyId, array $submissionIds ): bool {
		return $submissionIds !== [] && $this->rows->hasStored( $surveyId, $submissionIds );
	}

	/**
	 * Which of these submissions were stored, see NewResponseRepository::storedIds().
	 *
	 * @since 0.7.0
	 *
	 * @param list<string> $submissionIds 32 hexadecimal digits each.
	 * @return array<int> Ids of responses by those of their submissions; digits alone are an int as an array key.
	 */
	public function storedIds( int $surveyId, array $submissionIds ): array {
		return $submissionIds === [] ? [] : $this->rows->storedIds( $surveyId, $submissionIds );
	}

	/**
	 * Stores many responses that were given elsewhere. Rows are written in batches, labels and counts at the end, so that memory does not
	 * grow with their number. Subscribers and hooks are not called: nobody wants a mail about each line of an old file.
	 *
	 * Call it last in a transaction, which makes it all of them or none.
	 *
	 * @param iterable<NewResponse> $responses Read one after the other.
	 * @return int How many were stored.
	 */
	public function import( Survey $survey, iterable $responses ): int {
		$stored = 0;
		$batch  = [];
		$labels = [];
		$counts = [];
		foreach ( $responses as $response ) {
			$day     = $this->dayOf( $response );
			$batch[] = [ $response, $day ];
			self::collectLabels( $response, $labels );
			self::collectCounts( $response, $day, $counts );
			if ( count( $batch ) === self::BATCH ) {
				$stored += $this->rows->insertMany( $survey->id, $batch );
				$batch   = [];
			}
			if ( count( $counts ) < self::MOST_COUNTS ) {
				continue;
			}

			$this->addCounts( $survey->id, $counts );
			$counts = [];
		}
		$stored += $batch === [] ? 0 : $this->rows->insertMany( $survey->id, $batch );
		// Of all of them: a draft may be changed before anybody sees it, and its options are not kept then.
		$this->options->insertMissing( $survey->id, $labels );
		$this->addCounts( $survey->id, $counts );
		return $stored;
	}

	/**
	 * Keeps the survey from being moved to the trash or deleted until the response is stored: what was read before the transaction may be
	 * out of date. Submissions do not wait for each other.
	 */
	private function lockSurvey( int $surveyId ): void {
		$status = $this->surveys->lockStatus( $surveyId ) ?? throw NotFound::survey();
		if ( $status === Survey::TRASH ) {
			throw SubmissionRefused::closed();
		}
	}

	/**
	 * The labels of a response that are lost unless they are stored with it: of an option that was removed since the visitor saw it, or of another
	 * plugin's type that answers something else than its options. OptionHistory keeps the others when a survey that visitors see is changed.
	 *
	 * @return array<array<string>> Question → OptionId → label.
	 */
	private function looseLabels( Survey $survey, NewResponse $response ): array {
		$isOpen = $survey->isOpen( $this->clock->now() );
		$labels = [];
		foreach ( $response->answers as $answer ) {
			$given    = array_combine( $answer->optionIds, $answer->labels );
			$question = $given !== [] && $isOpen ? $survey->question( $answer->questionId ) : null;

			$labels[ $answer->questionId ] = $question === null ? $given : array_diff_key( $given, $this->types->optionLabels( $question ) );
		}
		return $labels;
	}

	private function dayOf( NewResponse $response ): string {
		return Dates::localDay( $response->at, $this->clock->zone() );
	}

	private static function event( Survey $survey, int $id, NewResponse $response, ResponseOrigin $origin ): ResponseStored {
		return new ResponseStored(
			$survey,
			$id,
			$response->answers,
			$origin,
			$response->at,
			$response->status === ResponseStatus::Spam,
			$response->isLate,
			$response->isTest
		);
	}

	private function addJobs( ResponseStored $stored ): void {
		$jobs = [];
		foreach ( ( $this->subscribers )() as $subscriber ) {
			// Keys of a generator would overwrite each other.
			foreach ( $subscriber->jobs( $stored ) as $job ) {
				$jobs[] = $job;
			}
		}
		$this->outbox->addAll( ...$jobs );
	}

	private static function announce( ResponseStored $stored ): void {
		/**
		 * Fires after a response was stored and its transaction committed; not for responses of an imported file.
		 *
		 * For a response that was held back it fires when the owner decides that it counts (since 0.6.0).
		 *
		 * The visitor waits meanwhile, and a killed process skips it. What takes long, or must happen, is a job: see ResponseSubscriber.
		 *
		 * @since 0.2.0
		 *
		 * @param ResponseStored $stored Survey, id, answers, origin, moment; whether it is spam, late or a test.
		 */
		do_action( 'userfeedback_response_stored', $stored );
	}

	/**
	 * @param array<array<string>> $labels Question → id of the option → label.
	 */
	private static function collectLabels( NewResponse $response, array &$labels ): void {
		foreach ( $response->answers as $answer ) {
			foreach ( $answer->optionIds as $index => $optionId ) {
				$labels[ $answer->questionId ][ $optionId ] = $answer->labels[ $index ];
			}
		}
	}

	/**
	 * @param array<string, array{string, CountDelta}> $counts By day, question and hash: the day and the sum.
	 */
	private static function collectCounts( NewResponse $response, string $day, array &$counts ): void {
		foreach ( CountDelta::ofResponse( $response ) as $delta ) {
			$key            = "$day/$delta->questionId/$delta->optionId";
			$counts[ $key ] = [ $day, isset( $counts[ $key ] ) ? $counts[ $key ][1]->plus( $delta ) : $delta ];
		}
	}

	/**
	 * @param array<string, array{string, CountDelta}> $counts
	 */
	private function addCounts( int $surveyId, array $counts ): void {
		$byDay = [];
		foreach ( $counts as [ $day, $delta ] ) {
			$byDay[ $day ][] = $delta;
		}
		$this->counts->addDays( $surveyId, $byDay );
	}
}
