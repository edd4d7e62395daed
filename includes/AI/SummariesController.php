<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: the summary of what visitors wrote to a survey.
 *
 * @since 0.5.0
 */
final class SummariesController extends RestController {

	public function __construct( private readonly SummaryService $summaries ) {}

	public function register_routes(): void {
		// GET or POST ai-summary/{id}: makes a new summary, or does the next part of it. The specification names GET; like every call of a logged-in
		// user it needs a nonce.
		$this->register(
			'ai-summary',
			'GET, POST',
			fn ( int $id, bool $goesOn ) => $this->summaries->make( $id, get_current_user_id(), ! $goesOn )
		);
		// GET preload-ai-summary/{id}: the last summary, or none.
		$this->register( 'preload-ai-summary', 'GET', fn ( int $id ) => $this->summaries->cached( $id ) );
	}

	/**
	 * @param Closure( int, bool ): array<string, mixed> $work Takes the id of a survey, and whether to go on only with what is at work.
	 */
	private function register( string $route, string $methods, Closure $work ): void {
		$this->addRoute(
			"$route/(?P<id>\d+)",
			[
				self::endpoint(
					$methods,
					fn ( WP_REST_Request $request ) => $this->summary( $request, $work ),
					$this->requires( Capability::VIEW_RESULTS ),
					$methods === 'GET' ? [] : [ 'goes_on' => [ 'type' => 'boolean', 'default' => false ] ]
				),
			],
			SummarySchema::answer( ... )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>>     $request
	 * @param Closure( int, bool ): array<string, mixed> $work
	 */
	private function summary( WP_REST_Request $request, Closure $work ): WP_REST_Response {
		return $this->answer(
			static function () use ( $request, $work ): array {
				try {
					return [ 'success' => true ] + $work( self::pathId( $request ), $request['goes_on'] === true );
				} catch ( ServiceFailed $failed ) {
					// Part of the answer, as the specification has it; what the caller may not do is an error like everywhere.
					return [
						'success' => false,
						'summary' => null,
						'error'   => $failed->getMessage(),
					];
				}
			}
		);
	}
}
