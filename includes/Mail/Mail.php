<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\Parts\Link;

/**
 * An email of the plugin, before it is plain text or HTML.
 *
 * @since 0.7.0
 */
final class Mail {

	/**
	 * @param string                $subject One line; Mailer removes line breaks.
	 * @param list<Part>            $parts   In their order.
	 * @param string                $reason  A sentence for the end of the email: why its recipient gets it.
	 * @param array<string, string> $headers Further headers by name, for example List-Unsubscribe.
	 * @param list<Link>            $links   Links at the end of the email, for example to unsubscribe.
	 * @param string|null           $text    Plain text that replaces all of it; the email has no HTML then.
	 */
	public function __construct(
		public readonly string $subject,
		public readonly array $parts,
		public readonly string $reason,
		public readonly array $headers = [],
		public readonly array $links = [],
		public readonly ?string $text = null
	) {}

	/**
	 * The same email as another plain text, without HTML.
	 */
	public function withText( string $text ): self {
		return new self( $this->subject, $this->parts, $this->reason, $this->headers, $this->links, $text );
	}
}
