<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use Closure;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Model\Capability;

/**
 * A long work that does what a test says.
 */
final class ScriptedWork implements LongWork {

	/** @var list<Step> What it was given, in order. */
	public array $steps = [];

	/**
	 * @param Closure( Step ): StepResult $work
	 */
	public function __construct( private readonly Closure $work, private readonly string $kind = 'test' ) {}

	/**
	 * Counts to a number, one a step.
	 */
	public static function counting( int $last, string $kind = 'test' ): self {
		return new self(
			static fn ( Step $step ) => $step->done + 1 < $last
				? StepResult::unfinished( [ 'number' => $step->done + 1 ], $step->done + 1, $last )
				: StepResult::finished( [ 'number' => $last ], $last ),
			$kind
		);
	}

	public function kind(): string {
		return $this->kind;
	}

	public function capability(): string {
		return Capability::DELETE_SURVEYS;
	}

	public function step( Step $step ): StepResult {
		$this->steps[] = $step;
		return ( $this->work )( $step );
	}
}
