<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

// The name is that of the routers.
// phpcs:disable Generic.NamingConventions.CamelCapsFunctionName

/**
 * A router like LudicrousDB, whose state is private.
 */
final class SecretiveRoutingWpdb extends RecordingWpdb {

	/** @var bool|array<string, bool> */
	private bool|array $srtm = [];

	public function send_reads_to_masters(): void {
		$this->srtm = true;
	}

	protected function server( string $statement ): string {
		return $this->srtm === true || ! str_starts_with( $statement, 'SELECT' ) ? 'primary' : 'replica';
	}
}
