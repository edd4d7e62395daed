<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Sender of a request, see ClientIp.
 *
 * @since 0.1.0
 */
final class Sender {

	/**
	 * @param string $address   IP address; '' if unknown.
	 * @param string $forwarded Client address in the headers of an unknown proxy; '' for none. Anybody can forge it.
	 * @param string $header    The header that names it (since 0.6.0).
	 */
	public function __construct(
		public readonly string $address = '',
		public readonly string $forwarded = '',
		public readonly string $header = ''
	) {}
}
