<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Migrator;
use UserFeedback\Support\Cast;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\RestController;
use UserFeedback\Support\Sender;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: the public routes that count how far visitors come.
 *
 * @since 0.1.0
 */
final class ProgressController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys/(?P<id>\d+)';

	public function __construct(
		private readonly ProgressService $progress,
		private readonly ClientIp $clientIp,
		private readonly Migrator $migrator
	) {}

	public function register_routes(): void {
		$nonce    = [
			'type'      => 'string',
			'maxLength' => 64,
			'required'  => true,
		];
		$question = [
			'type'      => [ 'string', 'null' ],
			'maxLength' => 16,
		];
		// POST surveys/{id}/impression?nonce=…: the survey was shown. No body, so that it can be a beacon.
		$count = fn ( WP_REST_Request $request ) => $this->counted(
			fn () => $this->progress->countImpression( self::pathId( $request ), Cast::string( $request['nonce'] ), $this->sender() )
		);
		// Public on purpose: visitors have no account. The service decides by survey and token.
		$shown = self::endpoint( 'POST', $count, $this->anybodyByPost(), [ 'nonce' => $nonce ], [ 204 => null ] );
		$this->addRoute( "$this->rest_base/impression", [ $shown ] );

		// POST surveys/{id}/progress: a visitor started, or leaves having seen this question last.
		$arguments = [
			'nonce'       => $nonce,
			'event'       => [
				'type'     => 'string',
				'enum'     => [ 'started', 'reached' ],
				'required' => true,
			],
			'question_id' => $question,
			// The question that the visitor's earlier report named, if there was one.
			'before'      => $question,
		];
		// Public on purpose, as above.
		$reached = self::endpoint( 'POST', $this->progress( ... ), $this->anybodyByPost(), $arguments, [ 204 => null ] );
		$this->addRoute( "$this->rest_base/progress", [ $reached ] );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function progress( WP_REST_Request $request ): WP_REST_Response {
		$id       = self::pathId( $request );
		$nonce    = Cast::string( $request['nonce'] );
		$question = Cast::string( $request['question_id'] );
		$before   = Cast::string( $request['before'] );
		return $this->counted(
			fn () => $request['event'] === 'started'
				? $this->progress->countStart( $id, $nonce, $this->sender() )
				: $this->progress->countReached( $id, $question, $before, $nonce, $this->sender() )
		);
	}

	/**
	 * @param Closure(): void $count
	 */
	private function counted( Closure $count ): WP_REST_Response {
		return $this->answer(
			function () use ( $count ): WP_REST_Response {
				$this->migrator->demandCurrent();
				$count();
				return new WP_REST_Response( null, 204 );
			}
		);
	}

	private function sender(): Sender {
		return $this->clientIp->sender( $_SERVER );
	}
}
