<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Responses\GivenAnswers;
use UserFeedback\Results\Stored\Report;
use WeakReference;

/**
 * A report that watches how many responses of earlier parts somebody still holds.
 */
final class KeptParts implements Report {

	/** @var list<WeakReference<GivenAnswers>> All that were written. */
	public array $responses = [];

	/** The most that were there when a part began. */
	public int $alive = 0;

	public function name(): string {
		return 'Responses';
	}

	public function titles(): array {
		return [ 'Response' ];
	}

	public function rows( array $responses ): array {
		$alive       = array_filter( $this->responses, static fn ( WeakReference $response ) => $response->get() !== null );
		$this->alive = max( $this->alive, count( $alive ) );
		array_push( $this->responses, ...array_map( WeakReference::create( ... ), $responses ) );
		return array_map( static fn ( GivenAnswers $one ) => [ $one->response->id ], $responses );
	}

	public function resume( array $state ): void {}

	public function summary(): ?array {
		return null;
	}

	public function pause(): array {
		return [];
	}
}
