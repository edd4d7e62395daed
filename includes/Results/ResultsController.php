<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

use UserFeedback\Access\Capabilities;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: results of a survey.
 */
final class ResultsController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys/(?P<id>\d+)/results';

	public function __construct( private readonly ResultsService $results ) {}

	public function register_routes(): void {
		$day = [
			'type'              => 'string',
			'description'       => 'Local date of the site; give both or none.',
			'validate_callback' => $this->isDay( ... ),
		];
		// GET surveys/{id}/results: figures of a range of days, or ever.
		register_rest_route(
			self::REST_NAMESPACE,
			'/' . $this->rest_base,
			[
				[
					'methods'             => 'GET',
					'callback'            => $this->get( ... ),
					'permission_callback' => $this->requires( Capabilities::VIEW_RESULTS ),
					'args'                => [
						'from' => $day,
						'to'   => $day,
					],
				],
				'schema' => ResultsSchema::results( ... ),
			]
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function get( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( fn () => $this->results->ofSurvey( (int) $request['id'], $this->range( $request ) ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function range( WP_REST_Request $request ): ?DayRange {
		[ $from, $to ] = [ $request['from'], $request['to'] ];
		if ( $from === null && $to === null ) {
			return null;
		}
		if ( ! is_string( $from ) || ! is_string( $to ) || $from > $to ) {
			throw new InvalidRange( is_string( $from ) ? 'to' : 'from' );
		}
		return new DayRange( $from, $to );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function isDay( mixed $value, WP_REST_Request $request, string $name ): bool|\WP_Error {
		if ( is_string( $value ) && preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $value, $parts ) === 1
			&& checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ) {
			return true;
		}
		/* translators: %s: name of a field. */
		return new \WP_Error( 'userfeedback_day_invalid', sprintf( __( '%s must be a date such as 2026-01-31.', 'userfeedback' ), $name ) );
	}
}
