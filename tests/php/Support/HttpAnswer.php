<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * What a server answered; status 0 when it did not.
 */
final class HttpAnswer {

	/**
	 * @param array<string, string> $headers By name in lower case.
	 */
	public function __construct( public readonly int $status, public readonly string $body, public readonly array $headers ) {}

	/**
	 * The code of an error of the API.
	 */
	public function code(): ?string {
		$data = json_decode( $this->body, true );
		return is_array( $data ) && is_string( $data['code'] ?? null ) ? $data['code'] : null;
	}

	/**
	 * The body of an answer in JSON; empty if it is none.
	 *
	 * @return array<mixed>
	 */
	public function json(): array {
		return (array) json_decode( $this->body, true );
	}
}
