<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * What a user can do about a notification.
 *
 * @since 0.7.0
 */
final class Button {

	public const ACTION = 'action';
	public const LINK   = 'link';

	private function __construct(
		private readonly string $type,
		private readonly string $text,
		private readonly string $url = '',
		private readonly bool $isExternal = false,
		private readonly string $class = '',
		private readonly string $action = ''
	) {}

	/**
	 * Leads to a page of the dashboard.
	 */
	public static function link( string $text, string $url ): self {
		return new self( self::LINK, $text, $url );
	}

	/**
	 * Opens a page elsewhere, in a new tab.
	 */
	public static function externalLink( string $text, string $url ): self {
		return new self( self::LINK, $text, $url, true );
	}

	/**
	 * Runs one of NotificationActions.
	 */
	public static function action( string $text, string $group, string $action ): self {
		return new self( self::ACTION, $text, '', false, $group, $action );
	}

	/**
	 * In the shape of InboxSchema.
	 *
	 * @return array{type: string, text: string, url: string, is_external: bool, class: string, action: string}
	 */
	public function toArray(): array {
		return [
			'type'        => $this->type,
			'text'        => $this->text,
			'url'         => $this->url,
			'is_external' => $this->isExternal,
			'class'       => $this->class,
			'action'      => $this->action,
		];
	}
}
