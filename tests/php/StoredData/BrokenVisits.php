<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\StoredData;

use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Capability;
use UserFeedback\StoredData\Kind;
use UserFeedback\StoredData\PrivacyText;
use UserFeedback\StoredData\Retention;
use UserFeedback\StoredData\TableSource;
use UserFeedback\Support\SystemClock;

/**
 * A kind of a broken add-on.
 */
final class BrokenVisits implements Kind {

	public function __construct( private readonly Connection $connection, private readonly bool $failsInRetention ) {}

	public function name(): string {
		return 'acme-broken';
	}

	public function label(): string {
		return 'Broken';
	}

	public function capability(): string {
		return Capability::MANAGE;
	}

	public function features(): array {
		return [];
	}

	public function tables(): TableSource {
		return new Visits( $this->connection, ( new SystemClock() )->now( ... ) );
	}

	public function personKeys(): array {
		return [];
	}

	public function retention(): array {
		$fail = static fn (): int => throw new RuntimeException( 'broken' );
		return $this->failsInRetention ? [ new Retention( (string) $fail(), 1, $fail ) ] : [ new Retention( 'old', 1, $fail ) ];
	}

	public function privacy(): ?PrivacyText {
		return null;
	}
}
