<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Notices;

defined( 'ABSPATH' ) || exit;

/**
 * Finds notices for the top of screens. A module contributes it (Module::noticeSources()).
 *
 * @since 0.7.0
 */
interface NoticeSource {

	/**
	 * Those for a page and the current user, also dismissed ones. Costs at most a query by a key.
	 *
	 * @param string $screen Slug of the page, one of Support\AdminPages.
	 * @return list<Notice>
	 */
	public function notices( string $screen ): array;
}
