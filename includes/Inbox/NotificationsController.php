<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: the notifications of the current user.
 *
 * @since 0.7.0
 */
final class NotificationsController extends RestController {

	/** @var string */
	protected $rest_base = 'notifications';

	public function __construct(
		private readonly InboxService $inbox,
		private readonly NotificationActions $actions
	) {}

	public function register_routes(): void {
		// Everybody who may open a page of ours; each notification and each action has a capability of its own.
		$permission = $this->requires( ...Capability::ALL );
		$id         = JsonSchema::described( [ 'maxLength' => InboxSchema::MAX_ID ] + JsonSchema::TEXT, 'Of a notification.' );

		// GET notifications: those of the current user.
		$this->addRoute(
			$this->rest_base,
			[ self::endpoint( 'GET', fn () => $this->answer( $this->list( ... ) ), $permission ) ],
			InboxSchema::list( ... )
		);

		// POST notifications/{id}/dismiss: one, or with "all" those of `ids`.
		$this->addRoute(
			$this->rest_base . '/(?P<id>' . InboxSchema::ID . ')/dismiss',
			[
				self::endpoint(
					'POST',
					$this->dismiss( ... ),
					$permission,
					[
						'ids' => [
							'type'     => 'array',
							'items'    => $id,
							'maxItems' => DismissedIds::MAX,
						],
					]
				),
			],
			static fn () => JsonSchema::object( [ 'success' => JsonSchema::YES_NO ] )
		);

		// POST notifications/action: what a button of a notification does.
		$word = [ 'required' => true ] + $id;
		$this->addRoute(
			$this->rest_base . '/action',
			[
				self::endpoint(
					'POST',
					fn ( WP_REST_Request $request ) => $this->answer(
						fn () => $this->actions->run(
							Cast::string( $request['class'] ),
							Cast::string( $request['action'] ),
							get_current_user_id()
						)
					),
					$permission,
					[
						'class'  => $word,
						'action' => $word,
					]
				),
			],
			InboxSchema::outcome( ... )
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function list(): array {
		$all  = $this->inbox->listFor( get_current_user_id() );
		$page = AdminPages::url( self::firstPage() );
		return [
			'notifications' => self::items( $all['active'] ),
			'dismissed'     => self::items( $all['dismissed'] ),
			'view_url'      => $page,
			'sidebar_url'   => $page . '&open=userfeedback_notifications',
		];
	}

	/**
	 * @param list<Notification> $notifications
	 * @return list<array<string, mixed>>
	 */
	private static function items( array $notifications ): array {
		return array_map( static fn ( Notification $one ) => $one->toArray(), $notifications );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function dismiss( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$id   = Cast::string( Cast::at( $request->get_url_params(), 'id' ) );
				$user = get_current_user_id();
				if ( $id === InboxSchema::ALL ) {
					$ids = $request['ids'];
					$this->inbox->dismissAll( $user, is_array( $ids ) ? array_values( array_map( Cast::string( ... ), $ids ) ) : null );
				} else {
					$this->inbox->dismiss( $user, $id );
				}
				return [ 'success' => true ];
			}
		);
	}

	private static function firstPage(): string {
		return match ( true ) {
			current_user_can( Capability::EDIT_SURVEYS ) => AdminPages::SURVEYS,
			current_user_can( Capability::VIEW_RESULTS ) => AdminPages::RESULTS,
			default                                      => AdminPages::SETTINGS,
		};
	}
}
