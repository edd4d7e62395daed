<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Response;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\SurveyRepository;

/**
 * What people may read and change of stored responses, as far as the plan allows. Counts follow in the same transaction. What the plugin
 * does on its own (mails, deleting old spam) uses ResponseReader and the repositories.
 *
 * Lists of ids are never empty.
 *
 * @since 0.1.0
 */
final class StoredResponseService {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResponseReader $reader,
		private readonly ResponseFilterRules $filters,
		private readonly ResponseStateRepository $responses,
		private readonly ResponseLocks $locks,
		private readonly ResponseMoves $moves,
		private readonly CountWriter $counts,
		private readonly FeatureGate $gate,
		private readonly Transaction $transaction
	) {}

	/**
	 * A page of a list.
	 *
	 * @param bool $withAnswers Whether the answers of the items are read.
	 * @return array{
	 *     survey: Survey,
	 *     query: ResponseQuery,
	 *     items: list<Response>,
	 *     answered: list<AnsweredResponse>|null,
	 *     total: int,
	 *     next: ListPlace|null
	 * } `query` is the one for counts(), see ResponseFilterRules::resolved(); for the rest see ResponseReader::page().
	 * @throws NotFound When there is no such survey.
	 * @throws FeatureLocked  When it is filtered and the plan has no quick filters, or when the plan shows no answers of single responses.
	 * @throws InvalidFilter  See ResponseFilterRules.
	 */
	public function list( ResponseQuery $query, bool $withAnswers = false ): array {
		$survey = $this->surveys->find( $query->filter->surveyId ) ?? throw NotFound::survey();
		$query = $query->withFilter( $this->filters->resolved( $survey, $query->filter ) );
		if ( $withAnswers ) {
			$this->gate->demand( Feature::SingleResponse );
		}
		$page = $this->reader->page( $query );
		PageName::preload( array_column( $page['items'], 'page' ) );
		return [
			'survey'   => $survey,
			'query'    => $query,
			'answered' => $withAnswers ? $this->answered( $survey, $page['items'], $query->filter ) : null,
		] + $page;
	}

	/**
	 * How many responses a list has by status, with its other filters.
	 *
	 * @since 0.7.0
	 *
	 * @param ResponseQuery $query What list() said.
	 * @param int $total Of the list itself, which list() said.
	 * @return array<string, int>
	 */
	public function counts( ResponseQuery $query, int $total ): array {
		return $this->reader->counts( $query, $total );
	}

	/**
	 * A response with its answers and its place among the others.
	 *
	 * @return array{survey: Survey, answered: AnsweredResponse, place: array<string, int|null>}
	 * @throws ResponseError  When the survey has no such response.
	 * @throws NotFound When there is no such survey.
	 * @throws FeatureLocked  When the plan shows no single responses.
	 */
	public function get( int $surveyId, int $id ): array {
		$this->gate->demand( Feature::SingleResponse );
		$survey   = $this->surveys->find( $surveyId ) ?? throw NotFound::survey();
		$response = $this->reader->find( $surveyId, $id ) ?? throw ResponseError::notFound();
		return [
			'survey'   => $survey,
			'answered' => $this->reader->withAnswers( $survey, [ $response ] )[0],
			'place'    => $this->reader->placeOf( $response ),
		];
	}

	/**
	 * Moves responses to the trash and out of the counts, all of them or none.
	 *
	 * @param list<int> $ids
	 * @return list<int> Ids that are in the trash now.
	 * @throws ResponseError When one is not of this survey.
	 * @throws FeatureLocked When the plan changes no responses, or not several at once.
	 */
	public function trash( int $surveyId, array $ids ): array {
		$this->demandChanges( $ids );
		return $this->moves->run( $surveyId, $ids, static fn ( ResponseStatus $from ) => ResponseStatus::Trash );
	}

	/**
	 * Brings responses back from the trash to the status before, and spam and what is held back into the counts, all of them or none. What is partial
	 * stays partial. What was held back is reported now, see ResponseWriter::report(); every plan counts it, one by one.
	 *
	 * @param list<int> $ids
	 * @return list<int> The ids.
	 * @throws ResponseError When one is not of this survey.
	 * @throws FeatureLocked When the plan changes no responses, or not several at once.
	 */
	public function restore( int $surveyId, array $ids ): array {
		$isHeld = count( $ids ) === 1 && $this->reader->find( $surveyId, $ids[0] )?->status === ResponseStatus::Held;
		if ( ! $isHeld ) {
			$this->demandChanges( $ids );
		}
		return $this->moves->run(
			$surveyId,
			$ids,
			// One that somebody has moved meanwhile stays there.
			static fn ( ResponseStatus $from, ?ResponseStatus $trashedFrom ) =>
				$isHeld && $from !== ResponseStatus::Held ? $from : ResponseMoves::back( $from, $trashedFrom )
		);
	}

	/**
	 * Marks responses as spam and takes them out of the counts, all of them or none.
	 *
	 * @param list<int> $ids
	 * @return list<int> Ids that are spam now.
	 * @throws ResponseError When one is not of this survey.
	 * @throws FeatureLocked When the plan changes no responses, or not several at once.
	 */
	public function markAsSpam( int $surveyId, array $ids ): array {
		$this->demandChanges( $ids );
		return $this->moves->run( $surveyId, $ids, static fn ( ResponseStatus $from ) => ResponseStatus::Spam );
	}

	/**
	 * Marks responses as tests by the owner, which are not counted, or as none; all of them or none.
	 *
	 * @param list<int> $ids
	 * @return list<int> The ids.
	 * @throws ResponseError When one is not of this survey.
	 * @throws FeatureLocked When the plan changes no responses, or not several at once.
	 */
	public function markAsTest( int $surveyId, array $ids, bool $isTest = true ): array {
		$this->demandChanges( $ids );
		return $this->transaction->run(
			function () use ( $surveyId, $ids, $isTest ): array {
				$changed = array_filter( $this->locks->lock( $surveyId, $ids ), static fn ( array $response ) => $response['is_test'] !== $isTest );
				$counted = array_filter( $changed, static fn ( array $response ) => $response['status'] === ResponseStatus::Publish );
				if ( $changed === [] ) {
					return $ids;
				}
				// Taken away as what they were counted before, added as what they are counted now.
				$before = $this->moves->countsOf( $surveyId, array_keys( $counted ), -1 );
				$this->responses->markAsTest( $surveyId, array_keys( $changed ), $isTest );
				/** @var array<string, list<CountDelta>> $changes */
				$changes = array_merge_recursive( $before, $this->moves->countsOf( $surveyId, array_keys( $counted ), 1 ) );
				$this->counts->addDays( $surveyId, $changes );
				return $ids;
			}
		);
	}

	/**
	 * Deletes responses in the trash, spam, or what is held back, permanently, all of them or none.
	 *
	 * @param list<int> $ids
	 * @return list<int> Ids that are deleted.
	 * @throws ResponseError When one is not of this survey, or counts, or is partial.
	 * @throws FeatureLocked When the plan changes no responses, or not several at once.
	 */
	public function delete( int $surveyId, array $ids ): array {
		$this->demandChanges( $ids );
		return $this->transaction->run(
			function () use ( $surveyId, $ids ): array {
				$this->lockDeletable( $surveyId, $ids );
				$this->responses->delete( $surveyId, $ids );
				return $ids;
			}
		);
	}

	/**
	 * Throws what delete() would throw, and deletes nothing.
	 *
	 * @since 0.7.0
	 *
	 * @param list<int> $ids
	 * @return list<int> Ids that would be deleted.
	 */
	public function deleteDryRun( int $surveyId, array $ids ): array {
		$this->demandChanges( $ids );
		$this->transaction->run( fn () => $this->lockDeletable( $surveyId, $ids ) );
		return $ids;
	}

	/**
	 * @param list<int> $ids
	 */
	private function lockDeletable( int $surveyId, array $ids ): void {
		foreach ( $this->locks->lock( $surveyId, $ids ) as $response ) {
			if ( ! in_array( $response['status'], [ ResponseStatus::Trash, ResponseStatus::Spam, ResponseStatus::Held ], true ) ) {
				throw ResponseError::notInTrash();
			}
		}
	}

	/**
	 * @param list<Response> $responses
	 * @return list<AnsweredResponse>
	 */
	private function answered( Survey $survey, array $responses, ResponseFilter $filter ): array {
		return array_map(
			static fn ( AnsweredResponse $item ) => new AnsweredResponse( $item->response, $item->answers, $filter ),
			$this->reader->withAnswers( $survey, $responses )
		);
	}

	/**
	 * @param list<int> $ids
	 */
	private function demandChanges( array $ids ): void {
		if ( count( $ids ) > 1 ) {
			$this->gate->demand( Feature::BulkActions );
		}
		$this->gate->demand( Feature::ResponseChanges );
	}
}
