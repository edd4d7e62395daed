<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use Throwable;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Clock;

/**
 * Deletes what is old enough of every kind of stored data. A rule that fails does not keep the others from it, and is tried again.
 *
 * @since 0.7.0
 */
final class RetentionWork implements LongWork {

	public const KIND = 'retention';

	/** After which rules that failed are tried again. */
	private const PAUSE = '+1 hour';

	/** Rounds of tries; the next day begins anew. */
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
	 * @throws Throwable What the last rule threw that could not be applied all day.
	 */
	public function step( Step $step ): StepResult {
		/** @var array{left?: list<string>, failed?: list<string>, round?: int} $state */
		$state  = $step->state;
		$rules  = $this->rules();
		$left   = array_values( array_intersect( $state['left'] ?? array_keys( $rules ), array_keys( $rules ) ) );
		$failed = $state['failed'] ?? [];
		$round  = $state['round'] ?? 1;
		$done   = $step->done;
		while ( $left !== [] ) {
			if ( $step->isOver() && $left !== ( $state['left'] ?? null ) ) {
				return StepResult::unfinished( [ 'left' => $left, 'failed' => $failed, 'round' => $round ], $done );
			}
			try {
				[ $deleted, $isDone ] = self::apply( $rules[ $left[0] ], $step );
				$done += $deleted;
			} catch ( Throwable $failure ) {
				if ( $round === self::ROUNDS ) {
					throw $failure;
				}
				error_log( "UserFeedback: {$left[0]}: {$failure->getMessage()}" );
				$failed[] = $left[0];
				$isDone   = true;
			}
			if ( ! $isDone ) {
				return StepResult::unfinished( [ 'left' => $left, 'failed' => $failed, 'round' => $round ], $done );
			}
			array_shift( $left );
		}
		if ( $failed === [] ) {
			return StepResult::finished( [], $done );
		}
		$later = $this->clock->now()->modify( self::PAUSE );
		return StepResult::unfinished( [ 'left' => $failed, 'failed' => [], 'round' => $round + 1 ], $done, null, $later );
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
			foreach ( $kind->retention() as $rule ) {
				$rules[ "$name/$rule->name" ] = $rule;
			}
		}
		return $rules;
	}
}
