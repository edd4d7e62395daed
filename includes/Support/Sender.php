<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Where a request comes from, see ClientIp.
 *
 * @since 0.1.0
 */
final class Sender {

	/**
	 * @param string $address   Network address, '' when unknown.
	 * @param string $forwarded Another address that headers of an unknown proxy name; '' for none. Anybody can write these headers.
	 */
	public function __construct(
		public readonly string $address = '',
		public readonly string $forwarded = ''
	) {}
}
