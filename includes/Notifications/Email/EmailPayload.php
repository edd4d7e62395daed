<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobFailed;
use UserFeedback\Support\Cast;

/**
 * What a job about responses names: one response, or the first of several and their number.
 *
 * @since 0.1.0
 */
final class EmailPayload {

	/**
	 * @param non-empty-list<int> $responseIds The first of them.
	 * @param int                 $count       How many there are.
	 */
	private function __construct(
		public readonly int $surveyId,
		public readonly array $responseIds,
		public readonly int $count
	) {}

	/**
	 * Reads a job's payload.
	 *
	 * @throws JobFailed When it names no response.
	 */
	public static function of( Job $job ): self {
		$read = self::read( $job->payload );
		return $read ?? throw new JobFailed( 'The payload of this job names no response.' );
	}

	/**
	 * The payload of the job that sends the same to one recipient.
	 *
	 * @since 0.7.0
	 *
	 * @return array<string, mixed>
	 */
	public function to( string $address ): array {
		return [
			'survey_id'    => $this->surveyId,
			'response_ids' => $this->responseIds,
			'count'        => $this->count,
			'address'      => $address,
		];
	}

	/**
	 * The payload of one job in the place of several.
	 *
	 * @param list<array<string, mixed>> $payloads Of one survey, oldest first.
	 * @param int                        $first    How many responses to name.
	 * @return array<string, mixed>
	 */
	public static function gathered( int $surveyId, array $payloads, int $first ): array {
		$read = array_values( array_filter( array_map( self::read( ... ), $payloads ) ) );
		return [
			'survey_id'    => $surveyId,
			'response_ids' => array_slice( array_merge( ...array_map( static fn ( self $payload ) => $payload->responseIds, $read ) ), 0, $first ),
			'count'        => array_sum( array_map( static fn ( self $payload ) => $payload->count, $read ) ),
		];
	}

	/**
	 * @param array<string, mixed> $payload
	 */
	private static function read( array $payload ): ?self {
		$ids      = array_map( Cast::int( ... ), array_values( (array) ( $payload['response_ids'] ?? [ $payload['response_id'] ?? 0 ] ) ) );
		$surveyId = Cast::int( $payload['survey_id'] ?? 0 );
		if ( $surveyId < 1 || $ids === [] || min( $ids ) < 1 ) {
			return null;
		}
		return new self( $surveyId, $ids, max( count( $ids ), Cast::int( $payload['count'] ?? 0 ) ) );
	}
}
