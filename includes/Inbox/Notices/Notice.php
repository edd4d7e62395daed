<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Notices;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\AdminRoute;

/**
 * A notice at the top of our screens, which each user can dismiss. It has no close button if it may not be dismissed.
 *
 * @since 0.7.0
 */
final class Notice {

	/**
	 * @param string           $id       See InboxSchema::ID. What should come again after a change has the change in its id.
	 * @param string           $type     info, success, warning or error.
	 * @param string           $content  Plain text.
	 * @param string           $icon     One of Category::icon(), or '' for none.
	 * @param string           $linkText '' for no link.
	 * @param list<AdminRoute> $showOn   The routes that it is for; none for all.
	 * @param list<AdminRoute> $hideOn   Routes on which it does not show.
	 */
	public function __construct(
		public readonly string $id,
		private readonly string $type,
		private readonly string $content,
		private readonly string $icon = '',
		private readonly string $linkText = '',
		private readonly string $linkUrl = '',
		private readonly array $showOn = [],
		private readonly array $hideOn = [],
		private readonly bool $isDismissible = true
	) {}

	/**
	 * In the shape of InboxSchema.
	 *
	 * @param bool $isDismissed Whether the user has dismissed it.
	 * @return array<string, mixed>
	 */
	public function toArray( bool $isDismissed ): array {
		return [
			'id'             => $this->id,
			'type'           => $this->type,
			'icon'           => $this->icon,
			'content'        => $this->content,
			'link'           => [
				'text' => $this->linkText,
				'url'  => $this->linkUrl,
			],
			'dismissable'    => $this->isDismissible,
			'dismissed'      => $this->isDismissible && $isDismissed,
			'isRemote'       => $this->isDismissible,
			'isClosable'     => $this->isDismissible,
			'global'         => $this->showOn === [],
			'show_on_routes' => array_column( $this->showOn, 'value' ),
			'hide_on_routes' => array_column( $this->hideOn, 'value' ),
		];
	}
}
