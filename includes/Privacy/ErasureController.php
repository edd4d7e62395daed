<?php

declare( strict_types=1 );

namespace UserFeedback\Privacy;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Migrator;
use UserFeedback\Support\Cast;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\RequestOrigin;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: the public route by which visitors have an answer deleted.
 *
 * @since 0.7.0
 */
final class ErasureController extends RestController {

	/** @var string */
	protected $rest_base = 'privacy/erase-response';

	public function __construct(
		private readonly ErasureService $erasure,
		private readonly ClientIp $clientIp,
		private readonly Migrator $migrator
	) {}

	public function register_routes(): void {
		// POST privacy/erase-response: anybody who knows the id of an answer, which the visitor's browser made at random.
		// Public on purpose: visitors have no account. It answers the same whether there is such an answer or not.
		$erase = self::endpoint( 'POST', $this->erase( ... ), $this->anybodyByPost(), self::arguments( ErasureSchema::request() ) );
		$this->addRoute( $this->rest_base, [ $erase ], ErasureSchema::request( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function erase( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$this->migrator->demandCurrent();
				$id = Cast::string( $request['submission_id'] );
				$this->erasure->request( $id, $this->clientIp->sender( $_SERVER ), RequestOrigin::isCrossSite() );
				return [
					'success' => true,
					'message' => ErasureService::message(),
				];
			},
			202
		);
	}
}
