<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Sources;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Inbox\Button;
use UserFeedback\Inbox\Category;
use UserFeedback\Inbox\Notification;
use UserFeedback\Inbox\NotificationSource;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Version;

/**
 * What is new in this version, on sites that had an earlier one. Each version with news has an entry in versions(); the others say nothing.
 *
 * @since 0.7.0
 */
final class NewsNotifications implements NotificationSource {

	public function __construct( private readonly SiteHistory $history ) {}

	public function notifications(): array {
		$updated = $this->history->updatedAt();
		$version = Version::branch( USERFEEDBACK_VERSION );
		$news    = self::versions()[ $version ] ?? null;
		if ( $updated === null || $news === null ) {
			return [];
		}
		return [
			new Notification(
				'news-' . str_replace( '.', '-', $version ),
				Category::News,
				/* translators: %s: number of a version, for example 0.7. */
				sprintf( __( 'What is new in UserFeedback %s', 'userfeedback' ), $version ),
				$news['text'],
				$updated,
				[ Button::link( $news['button'], $news['route']->url() ) ],
				$news['capability']
			),
		];
	}

	/**
	 * The texts, by the first two numbers of a version.
	 *
	 * @return array<string, array{text: string, button: string, route: AdminRoute, capability: string}>
	 */
	private static function versions(): array {
		return [
			'0.7' => [
				'text'       => __(
					'Weekly summaries by email, webhooks for each survey, summaries of what visitors write, and this list of notifications.',
					'userfeedback'
				),
				'button'     => __( 'Look at the email settings', 'userfeedback' ),
				'route'      => AdminRoute::EmailSettings,
				'capability' => Capability::MANAGE,
			],
		];
	}
}
