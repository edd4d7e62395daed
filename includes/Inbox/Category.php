<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * What a notification is about.
 *
 * @since 0.7.0
 */
enum Category: string {

	case License = 'license';
	case Problem = 'problem';
	case Survey  = 'survey';
	case News    = 'news';
	case Tip     = 'tip';

	/**
	 * Name of the picture beside a notification, which the screens have.
	 */
	public function icon(): string {
		return match ( $this ) {
			self::License => 'key',
			self::Problem => 'warning',
			self::Survey  => 'chart',
			self::News    => 'star',
			self::Tip     => 'lightbulb',
		};
	}
}
