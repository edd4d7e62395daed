<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use Closure;
use UserFeedback\Database\Job;
use UserFeedback\Database\JobHandler;

/**
 * A handler of jobs of the kind "test" that does what a test says.
 */
final class ScriptedHandler implements JobHandler {

	/** @var list<Job> What it was given, in order. */
	public array $jobs = [];

	/**
	 * @param Closure( Job ): mixed $work
	 */
	public function __construct( private readonly Closure $work ) {}

	public function kind(): string {
		return 'test';
	}

	public function handle( Job $job ): void {
		$this->jobs[] = $job;
		( $this->work )( $job );
	}
}
