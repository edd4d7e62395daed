<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Generator;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Model\Response;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\Pagination;
use UserFeedback\Surveys\RevisionRepository;

/**
 * Reads stored responses: lists, mails and everything else that shows, sends or exports responses uses it. It asks no plan: who reads on
 * behalf of a person asks FeatureGate first.
 *
 * @since 0.1.0
 */
final class ResponseReader {

	/** Responses that are read at once. */
	private const CHUNK = 500;

	/** A page that begins after so many responses is looked for by the counts: to skip them costs more. */
	private const FAR = 2000;

	/**
	 * @param int $far See FAR.
	 */
	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly AnswerRepository $answers,
		private readonly ResponseSearchRepository $search,
		private readonly RevisionRepository $revisions,
		private readonly SurveyCountsRepository $counts,
		private readonly SurveyOptionsReader $options,
		private readonly int $far = self::FAR
	) {}

	/**
	 * A page of a list by its number.
	 *
	 * @return list<Response>
	 */
	public function list( ResponseQuery $query ): array {
		return $this->page( $query )['items'];
	}

	/**
	 * A page of a list by its number, with the number of responses on all pages. By status and days it is one query, for a far page two, and they
	 * are counted by the counts. Other filters read responses, at most ResponseSearchRepository::WINDOW of them.
	 *
	 * @since 0.5.0
	 *
	 * @return array{items: list<Response>, total: int, next: ListPlace|null} `next` is the first response that was not read.
	 */
	public function page( ResponseQuery $query ): array {
		$filter = $query->filter;
		if ( ! $filter->readsResponses() ) {
			return [
				'items' => $this->byKey( $query ),
				'total' => $this->count( $filter->surveyId, $filter->status, $filter->days ),
				'next'  => null,
			];
		}
		$window = $this->search->window( $filter, $query->start, Pagination::offset( $query->page, $query->perPage ), $query->perPage );
		return [
			'items' => $this->findAll( $filter->surveyId, $window->ids ),
			'total' => $window->total,
			'next'  => $window->next,
		];
	}

	/**
	 * A page of a list by status and days.
	 *
	 * @return list<Response>
	 */
	private function byKey( ResponseQuery $query ): array {
		$filter = $query->filter;
		$left   = Pagination::offset( $query->page, $query->perPage );
		if ( $left < $this->far || $filter->status !== ResponseStatus::Publish ) {
			return $this->responses->list( $query );
		}
		// The days before that of the page are skipped without reading their responses.
		$counts = $this->counts->listedDays( $filter->surveyId, $filter->days );
		$oldest = (string) array_key_first( $counts );
		$newest = (string) array_key_last( $counts );
		foreach ( $filter->newestFirst ? array_reverse( $counts ) : $counts as $day => $count ) {
			if ( $left < $count ) {
				$days = $filter->newestFirst ? new DayRange( $oldest, $day ) : new DayRange( $day, $newest );
				$from = new ResponseFilter( $filter->surveyId, $filter->status, $days, $filter->newestFirst );
				return $this->responses->list( $query, $from, $left );
			}
			$left -= $count;
		}
		return [];
	}

	/**
	 * How many responses a list has by status, with its other filters. If these read responses, the statuses that are not shown share one window:
	 * short ones are counted completely, of the longest ones fewer responses are read than page() reads.
	 *
	 * @param int $total  What page() found.
	 * @param int $window Responses that are read at most, of all other statuses together.
	 * @return array<string, int>
	 */
	public function counts( ResponseQuery $query, int $total, int $window = ResponseSearchRepository::WINDOW ): array {
		$chosen  = $query->filter->status->value;
		$known   = $query->start === null ? [ $chosen => $total ] : [];
		$filters = [];
		foreach ( ResponseStatus::cases() as $status ) {
			$filters[ $status->value ] = $query->filter->withStatus( $status );
		}
		$windows = $query->filter->readsResponses() ? $this->windows( array_diff_key( $filters, $known ), $chosen, $window ) : [];
		$counts  = [];
		foreach ( $filters as $status => $filter ) {
			$counts[ $status ] = $known[ $status ] ?? $this->countAll( $filter, $windows[ $status ] ?? 0 );
		}
		return $counts;
	}

	/**
	 * @param array<string, ResponseFilter> $filters By status.
	 * @param string                        $chosen  The status that is shown; it has a window of its own.
	 * @return array<string, int> Responses that are read of each.
	 */
	private function windows( array $filters, string $chosen, int $window ): array {
		$lengths = array_map( fn ( ResponseFilter $filter ) => $this->responses->countUpTo( $filter->byKey(), $window ), $filters );
		$shown   = [ $chosen => true ];
		return array_intersect_key( $lengths, $shown ) + SharedWindow::split( array_diff_key( $lengths, $shown ), $window );
	}

	private function countAll( ResponseFilter $filter, int $window ): int {
		return $this->totalByKey( $filter ) ?? ( $window === 0 ? 0 : $this->search->window( $filter, null, 0, 0, $window )->total );
	}

	/**
	 * One response of a survey, or null.
	 */
	public function find( int $surveyId, int $id ): ?Response {
		return $this->responses->find( $surveyId, [ $id ] )[ $id ] ?? null;
	}

	/**
	 * Responses of a survey in the order of their ids in the list; those that do not exist any more are left out.
	 *
	 * @param list<int> $ids
	 * @return list<Response>
	 */
	public function findAll( int $surveyId, array $ids ): array {
		$found = $ids === [] ? [] : $this->responses->find( $surveyId, $ids );
		return array_values( array_filter( array_map( static fn ( int $id ) => $found[ $id ] ?? null, $ids ) ) );
	}

	/**
	 * All responses that a filter lets through with their answers, however many: they are read in chunks by key, so neither memory nor the time
	 * of a chunk grows with their number. Responses that arrive meanwhile may be missing; none comes twice.
	 *
	 * @param int $chunk Responses that are read at once.
	 * @return Generator<int, AnsweredResponse>
	 */
	public function each( Survey $survey, ResponseFilter $filter, int $chunk = self::CHUNK ): Generator {
		$last = null;
		$read = new ReadAnswers();
		do {
			$page = $this->responses->after( $filter, $last, $chunk );
			foreach ( $this->withAnswers( $survey, $page, $read ) as $answered ) {
				yield $answered;
			}
			$last = $page[ count( $page ) - 1 ] ?? null;
		} while ( count( $page ) === $chunk );
	}

	/**
	 * The responses after a place with their answers, found by key: what each() does in one go, in parts that may be hours apart.
	 *
	 * @since 0.5.0
	 *
	 * @param ListPlace|null $after Place of the last response of the part before; null for the first part.
	 * @param int            $limit At most so many; fewer mean that these are the last.
	 * @param ReadAnswers    $read  What the parts before have read; the same object for all of them.
	 * @return list<GivenAnswers>
	 */
	public function chunk( Survey $survey, ResponseFilter $filter, ?ListPlace $after, int $limit, ReadAnswers $read ): array {
		$responses = $this->responses->after( $filter, $after, $limit );
		$given     = $responses === [] ? [] : $this->answers->ofSurvey( $survey, array_column( $responses, 'id' ), $read );
		return array_map( static fn ( Response $response ) => new GivenAnswers( $response, $given[ $response->id ] ?? [] ), $responses );
	}

	/**
	 * Whether somebody who wants what a filter lets through has to read more than a number of responses. By key, so it costs little: those that
	 * only an answer or a text excludes have to be read, too.
	 *
	 * @since 0.7.0
	 */
	public function readsMoreThan( ResponseFilter $filter, int $limit ): bool {
		return $this->responses->countUpTo( $filter->byKey(), $limit + 1 ) > $limit;
	}

	/**
	 * How many responses a filter lets through; null if these would have to be read.
	 *
	 * @since 0.7.0
	 */
	public function totalByKey( ResponseFilter $filter ): ?int {
		return $filter->readsResponses() ? null : $this->count( $filter->surveyId, $filter->status, $filter->days );
	}

	/**
	 * The answers of responses: two queries however many they are, and one for each revision of the survey that they answered.
	 *
	 * @param Survey         $survey    Of all of them.
	 * @param list<Response>   $responses
	 * @param ReadAnswers|null $read      See chunk().
	 * @return list<AnsweredResponse> In the same order.
	 */
	public function withAnswers( Survey $survey, array $responses, ?ReadAnswers $read = null ): array {
		$given    = $responses === [] ? [] : $this->answers->ofSurvey( $survey, array_column( $responses, 'id' ), $read );
		$read   ??= new ReadAnswers();
		$answered = [];
		foreach ( $responses as $response ) {
			$revision   = $response->revision;
			$questions  = $read->questions( $revision, fn () => $this->revisions->questions( $survey->id, $revision ) ?? $survey->questions );
			$answered[] = new AnsweredResponse( $response, self::inOrder( $questions, $given[ $response->id ] ?? [] ) );
		}
		return $answered;
	}

	/**
	 * Every option that a survey has or had, with its labels.
	 *
	 * @since 0.7.0
	 *
	 * @param Survey $survey As it is now.
	 */
	public function options( Survey $survey ): SurveyOptions {
		return $this->options->read( $survey );
	}

	/**
	 * Where a response is among those of its survey and status, and which are beside it, found by key.
	 *
	 * @return array{previous: int|null, next: int|null, position: int, count: int} Id of the next newer one, which is above it in the list, and of
	 *         the next older one; its position from 1, the newest.
	 */
	public function placeOf( Response $response ): array {
		$newer = new ResponseFilter( $response->surveyId, $response->status, null, false );
		$older = new ResponseFilter( $response->surveyId, $response->status );
		// Published responses may be millions: their number comes from the counts.
		$later = $response->status === ResponseStatus::Publish
			? $this->counts->listedAfter( $response->surveyId, $response->day )
			: $this->responses->onLaterDays( $response );
		return [
			'previous' => $this->responses->after( $newer, $response, 1 )[0]->id ?? null,
			'next'     => $this->responses->after( $older, $response, 1 )[0]->id ?? null,
			'position' => $later + $this->responses->newerOnTheDay( $response ) + 1,
			'count'    => $this->count( $response->surveyId, $response->status ),
		];
	}

	private function count( int $surveyId, ResponseStatus $status, ?DayRange $days = null ): int {
		return $status === ResponseStatus::Publish
			? $this->counts->listed( $surveyId, $days )
			: $this->responses->count( $surveyId, $status, $days );
	}

	/**
	 * @param list<Question>        $questions
	 * @param array<Answer>  $given     By question.
	 * @return list<array{question: Question, answer: Answer}>
	 */
	private static function inOrder( array $questions, array $given ): array {
		$answers = [];
		foreach ( $questions as $question ) {
			if ( isset( $given[ $question->id ] ) ) {
				$answers[] = [
					'question' => $question,
					'answer'   => $given[ $question->id ],
				];
			}
		}
		return $answers;
	}
}
