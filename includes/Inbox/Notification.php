<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Dates;

/**
 * One entry of the drawer.
 *
 * @since 0.7.0
 */
final class Notification {

	/**
	 * @param string            $id         Lower-case letters, digits and hyphens, at most InboxSchema::MAX_ID. What should come again after a
	 *                                      change has the change in its id.
	 * @param string            $title      Plain text, as is the content.
	 * @param DateTimeImmutable $activeFrom Not shown before.
	 * @param list<Button>      $buttons    The main one first.
	 * @param string            $capability Whom it concerns, usually one of Model\Capability::ALL. Who manages the plugin sees it in any case.
	 */
	public function __construct(
		public readonly string $id,
		private readonly Category $category,
		private readonly string $title,
		private readonly string $content,
		public readonly DateTimeImmutable $activeFrom,
		private readonly array $buttons = [],
		public readonly string $capability = Capability::MANAGE
	) {}

	/**
	 * In the shape of InboxSchema.
	 *
	 * @return array<string, mixed>
	 */
	public function toArray(): array {
		return [
			'id'          => $this->id,
			'category'    => $this->category->value,
			'icon'        => $this->category->icon(),
			'title'       => $this->title,
			'content'     => $this->content,
			'active_from' => Dates::toIso( $this->activeFrom ),
			'buttons'     => array_map( static fn ( Button $button ) => $button->toArray(), $this->buttons ),
		];
	}
}
