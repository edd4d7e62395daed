<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Response;
use UserFeedback\Support\Dates;
use UserFeedback\Support\NotFound;
use UserFeedback\Support\Pagination;

/**
 * Responses as rows of words, for the command line.
 *
 * @since 0.5.0
 */
final class ResponseRows {

	/** Responses that are read at once. */
	private const CHUNK = 100;

	public function __construct(
		private readonly StoredResponseService $responses,
		private readonly ResponseRemarks $remarks
	) {}

	/**
	 * The first responses that a filter finds.
	 *
	 * @param int $limit At most so many.
	 * @return list<array<string, int|string>> With id, status, submitted_at, page (a URL), device and is_test (yes or no).
	 * @throws NotFound When there is no such survey.
	 * @throws InvalidFilter  See ResponseFilterRules.
	 * @throws FeatureLocked  When it is filtered and the plan has no quick filters.
	 */
	public function list( ResponseFilter $filter, int $limit ): array {
		$rows   = [];
		$number = 1;
		$start  = null;
		do {
			$page = $this->responses->list( ResponseQuery::of( $filter, $number, self::CHUNK, $start ) );
			array_push( $rows, ...array_map( self::row( ... ), $page['items'] ) );
			$isLast = $page['total'] <= Pagination::offset( $number + 1, self::CHUNK );
			// A search ends after so many responses; then it goes on at the first that it has not read.
			[ $number, $start ] = $isLast ? [ 1, $page['next'] ] : [ $number + 1, $start ];
		} while ( count( $rows ) < $limit && ( ! $isLast || $start !== null ) );
		return array_slice( $rows, 0, $limit );
	}

	/**
	 * How many responses a filter finds.
	 *
	 * @throws NotFound When there is no such survey.
	 * @throws InvalidFilter  See ResponseFilterRules.
	 * @throws FeatureLocked  When it is filtered and the plan has no quick filters.
	 */
	public function total( ResponseFilter $filter ): int {
		$total = 0;
		$start = null;
		do {
			$page   = $this->responses->list( ResponseQuery::of( $filter, 1, 1, $start ) );
			$total += $page['total'];
			$start  = $page['next'];
		} while ( $start !== null );
		return $total;
	}

	/**
	 * A response with its answers, tags and notes.
	 *
	 * @return list<array{field: string, value: string}>
	 * @throws ResponseError  When the survey has no such response.
	 * @throws NotFound When there is no such survey.
	 * @throws FeatureLocked  When the plan shows no single responses.
	 */
	public function details( int $surveyId, int $id ): array {
		$answered = $this->responses->get( $surveyId, $id )['answered'];
		$remarks  = $this->remarks->of( $surveyId, $id );
		$rows     = [];
		foreach ( self::row( $answered->response ) as $field => $value ) {
			$rows[] = [ $field, (string) $value ];
		}
		foreach ( $answered->answers as [ 'question' => $question, 'answer' => $answer ] ) {
			$rows[] = [ $question->title, implode( ', ', [ ...$answer->labels, ...array_values( $answer->texts ) ] ) ];
		}
		$rows[] = [ 'tags', implode( ', ', $remarks['tags'] ) ];
		foreach ( $remarks['notes'] as $note ) {
			$rows[] = [ 'note', $note->text ];
		}
		return array_map(
			static fn ( array $row ) => [
				'field' => $row[0],
				'value' => $row[1],
			],
			$rows
		);
	}

	/**
	 * @return array<string, int|string>
	 */
	private static function row( Response $response ): array {
		return [
			'id'           => $response->id,
			'status'       => $response->status->value,
			'submitted_at' => Dates::toIso( $response->submittedAt ),
			'page'         => $response->page->url,
			'device'       => $response->client->device,
			'is_test'      => $response->isTest ? 'yes' : 'no',
		];
	}
}
