<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

/**
 * Where a request comes from, see ClientIp.
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
