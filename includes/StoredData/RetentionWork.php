<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use RuntimeException;
use Throwable;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failures;

/**
 * Deletes what is old enough of every kind of stored data. A rule that fails does not keep the others from it, and is tried again.
 *
 * @since 0.7.0
 */
final class RetentionWork implements LongWork {

	public const KIND = 'retention';

	/** After which rules that failed are tried again. */
	private const PAUSE = '+1 hour';

	/** Rounds of tries of a day; the next day begins anew. */
	private const ROUNDS = 6;

	public function __construct(
		private readonly Kinds $kinds,
		private readonly Clock $clock
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * @throws RuntimeException When rules could not be applied all day, naming them.
	 */
	public function step( Step $step ): StepResult {
		/** @var array{day?: string, left?: list<string>, failed?: list<string>, round?: int} $state */
		$state  = $step->state;
		$day    = $this->clock->now()->format( 'Y-m-d' );
		$state  = ( $state['day'] ?? '' ) === $day ? $state : [];
		$rules  = $this->rules();
		$left   = array_values( array_intersect( $state['left'] ?? array_keys( $rules ), array_keys( $rules ) ) );
		$failed = $state['failed'] ?? [];
		$round  = $state['round'] ?? 1;
		$done   = $step->done;
		$next   = static fn ( array $left, array $failed, int $round ) => [
			'day'    => $day,
			'left'   => $left,
			'failed' => $failed,
			'round'  => $round,
		];
		while ( $left !== [] ) {
			try {
				[ $deleted, $isDone ] = self::apply( $rules[ $left[0] ], $step );
				$done += $deleted;
			} catch ( Throwable $failure ) {
				Failures::log( $failure );
				$failed[] = $left[0];
				$isDone   = true;
			}
			$left = $isDone ? array_slice( $left, 1 ) : $left;
			if ( $left !== [] && $step->isOver() ) {
				return StepResult::unfinished( $next( $left, $failed, $round ), $done );
			}
		}
		if ( $failed === [] ) {
			return StepResult::finished( [], $done );
		}
		if ( $round === self::ROUNDS ) {
			throw new RuntimeException( 'Rules that failed: ' . implode( ', ', $failed ) . '. The error log of PHP says why.' );
		}
		return StepResult::unfinished( $next( $failed, [], $round + 1 ), $done, null, $this->clock->now()->modify( self::PAUSE ) );
	}

	/**
	 * @return array{int, bool} How many records were deleted, and whether none is left.
	 */
	private static function apply( Retention $rule, Step $step ): array {
		$done = 0;
		do {
			$deleted = $rule->deleteSome();
			$done   += $deleted;
		} while ( $deleted > 0 && ! $step->isOver() );
		return [ $done, $deleted === 0 ];
	}

	/**
	 * @return array<string, Retention> By kind and rule.
	 */
	private function rules(): array {
		$rules = [];
		foreach ( $this->kinds->all() as $name => $kind ) {
			try {
				foreach ( $kind->retention() as $rule ) {
					$rules[ "$name/$rule->name" ] = $rule;
				}
			} catch ( Throwable $failure ) {
				// One kind of an add-on keeps no other from it: it fails as a rule does.
				$rules[ "$name/" ] = new Retention( '', 1, static fn () => throw $failure );
			}
		}
		return $rules;
	}
}
