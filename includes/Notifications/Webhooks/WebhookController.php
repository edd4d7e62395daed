<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Pagination;
use UserFeedback\Support\RestController;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: the webhook of a survey and its log.
 *
 * @since 0.7.0
 */
final class WebhookController extends RestController {

	/** No filter by status. */
	private const ALL = 'all';

	/** @var string */
	protected $rest_base = 'surveys/(?P<id>\d+)/webhook';

	public function __construct(
		private readonly WebhookService $webhooks,
		private readonly WebhookPresenter $presenter
	) {}

	public function register_routes(): void {
		$base     = $this->rest_base;
		$delivery = "$base/deliveries/(?P<delivery_id>\d+)";
		$mayRead  = $this->requires( Capability::VIEW_RESULTS );
		$mayEdit  = $this->requires( Capability::EDIT_SURVEYS );
		// Who may change notifications may do both, see RecipientRights.
		$mayWrite = static function () use ( $mayEdit, $mayRead ): bool|WP_Error {
			$permitted = $mayEdit();
			return $permitted === true ? $mayRead() : $permitted;
		};

		$state = WebhookSchema::state( ... );
		$list  = static fn () => Pagination::listOf( WebhookSchema::delivery() );
		$queue = static fn () => JsonSchema::object( [ 'waiting' => JsonSchema::COUNT ] );

		// GET surveys/{id}/webhook: its state.
		$this->addRoute( $base, [ self::endpoint( 'GET', $this->state( ... ), $mayRead ) ], WebhookSchema::state( ... ) );
		// POST surveys/{id}/webhook/secret: a new secret. resume: sends again. test: sends example answers.
		$this->addRoute( "$base/secret", [ self::endpoint( 'POST', $this->rotate( ... ), $mayWrite, [], [ 201 => $state ] ) ], $state );
		$this->addRoute( "$base/resume", [ self::endpoint( 'POST', $this->resume( ... ), $mayWrite ) ], WebhookSchema::state( ... ) );
		$this->addRoute( "$base/test", [ self::endpoint( 'POST', $this->test( ... ), $mayWrite ) ], WebhookSchema::whole( ... ) );
		// GET surveys/{id}/webhook/deliveries: the log, the newest first.
		$status = [
			'type'    => 'string',
			'enum'    => [ self::ALL, ...Delivery::STATUSES ],
			'default' => self::ALL,
		];
		$page = self::paging() + [ 'status' => $status ];
		$this->addRoute( "$base/deliveries", [ self::endpoint( 'GET', $this->log( ... ), $mayRead, $page ) ], $list );
		// GET surveys/{id}/webhook/deliveries/{delivery_id}: with request and reply. POST …/resend: sends it once more.
		$this->addRoute( $delivery, [ self::endpoint( 'GET', $this->delivery( ... ), $mayRead ) ], WebhookSchema::whole( ... ) );
		// POST …/deliveries/resend: sends all again that did not arrive.
		$this->addRoute( "$base/deliveries/resend", [ self::endpoint( 'POST', $this->resendAll( ... ), $mayWrite ) ], $queue );
		$this->addRoute( "$delivery/resend", [ self::endpoint( 'POST', $this->resend( ... ), $mayWrite ) ], WebhookSchema::whole( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function state( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( fn () => $this->presenter->state( $this->webhooks->find( self::pathId( $request ) ) ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function rotate( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$webhook = $this->webhooks->rotate( self::pathId( $request ) );
				return $this->presenter->state( $webhook ) + [ 'secret' => $webhook->secret ];
			},
			201
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function resume( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( fn () => $this->presenter->state( $this->webhooks->resume( self::pathId( $request ) ) ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function test( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( fn () => $this->presenter->whole( $this->webhooks->test( self::pathId( $request ) ) ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function log( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$page    = Cast::int( $request['page'] );
				$perPage = Cast::int( $request['per_page'] );
				$status  = Cast::string( $request['status'] );
				$found   = $this->webhooks->log( self::pathId( $request ), $status === self::ALL ? '' : $status, $page, $perPage );
				return [
					'items'          => array_map( $this->presenter->delivery( ... ), $found['items'] ),
					'pagination'     => ( new Pagination( $page, $perPage, $found['total'] ) )->toArray(),
					'status_filters' => Pagination::filters( $found['counts'] ),
				];
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function delivery( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			fn () => $this->presenter->whole( $this->webhooks->get( self::pathId( $request ), self::pathId( $request, 'delivery_id' ) ) )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function resendAll( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( fn () => [ 'waiting' => $this->webhooks->resendAll( self::pathId( $request ) ) ] );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function resend( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			fn () => $this->presenter->whole( $this->webhooks->resend( self::pathId( $request ), self::pathId( $request, 'delivery_id' ) ) )
		);
	}
}
