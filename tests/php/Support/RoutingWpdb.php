<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

// The name is that of the routers.
// phpcs:disable Generic.NamingConventions.CamelCapsFunctionName

/**
 * Chooses between primary and replica as HyperDB does: reads go to a replica, unless all of them or those of a table were sent to the primary.
 */
final class RoutingWpdb extends RecordingWpdb {

	/** @var bool|array<string, bool> As HyperDB has it: all reads, or those that name one of these tables. */
	public bool|array $srtm = [];

	public function send_reads_to_masters(): void {
		$this->srtm = true;
	}

	protected function server( string $statement ): string {
		$isRead = preg_match( '/^(SELECT|SHOW|DESCRIBE|DESC|EXPLAIN)\s/i', $statement ) === 1;
		if ( ! $isRead || $this->srtm === true ) {
			return 'primary';
		}
		foreach ( array_keys( (array) $this->srtm ) as $table ) {
			if ( stripos( $statement, (string) $table ) !== false ) {
				return 'primary';
			}
		}
		return 'replica';
	}
}
