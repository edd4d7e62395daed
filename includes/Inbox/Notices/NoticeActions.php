<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Notices;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Inbox\DismissedIds;
use UserFeedback\Inbox\InboxError;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\AjaxActions;

/**
 * Dismisses notices in admin-ajax.php: for whoever may open a page of ours, for themselves.
 *
 * @phpstan-import-type Action from AjaxActions
 * @since 0.7.0
 */
final class NoticeActions extends AjaxActions {

	public const REMOVE    = 'userfeedback_ajax_vue_remove_notice';
	public const REMOVE_WP = 'userfeedback_ajax_vue_remove_wp_notice';

	public function __construct( private readonly NoticeService $notices ) {}

	protected function actions(): array {
		return [
			self::REMOVE    => $this->dismissal( DismissedIds::Notices ),
			self::REMOVE_WP => $this->dismissal( DismissedIds::WordPressNotices ),
		];
	}

	/**
	 * @return Action
	 */
	private function dismissal( DismissedIds $kind ): array {
		return self::action( [], fn ( array $fields ) => $this->dismiss( $kind, $fields['notice_id'] ?? '' ) );
	}

	/**
	 * @return array{dismissed: true}
	 * @throws AccessDenied When the user has no capability of the plugin.
	 * @throws InboxError   When no notice can have such an id.
	 */
	private function dismiss( DismissedIds $kind, string $id ): array {
		if ( array_filter( Capability::ALL, current_user_can( ... ) ) === [] ) {
			throw AccessDenied::byRights();
		}
		$this->notices->dismiss( $kind, get_current_user_id(), $id );
		return [ 'dismissed' => true ];
	}
}
