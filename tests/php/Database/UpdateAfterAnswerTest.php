<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use PHPUnit\Framework\TestCase;
use UserFeedback\Database\UpdateAfterAnswer;

/**
 * Who updates the tables where only servers with the earlier code run cron. tests/cluster does it with PHP-FPM.
 */
final class UpdateAfterAnswerTest extends TestCase {

	/** @var list<string> */
	private array $happened = [];

	public function testTheTablesAreUpdatedOnceTheAnswerIsSent(): void {
		$later = $this->later( fn () => $this->happened[] = 'sent' );
		$later->plan();
		$later->plan();
		self::assertSame( 100, has_action( 'shutdown', [ $later, 'run' ] ) );
		self::assertSame( [], $this->happened );
		$later->run();
		self::assertSame( [ 'sent', 'updated' ], $this->happened );
		remove_action( 'shutdown', [ $later, 'run' ], 100 );
	}

	public function testVisitorsDoNotWaitForItWherePhpCannotSendAnAnswerBefore(): void {
		$later = $this->later( null );
		$later->plan();
		self::assertFalse( has_action( 'shutdown', [ $later, 'run' ] ) );
	}

	/**
	 * @param (\Closure(): mixed)|null $finish
	 */
	private function later( ?\Closure $finish ): UpdateAfterAnswer {
		return new UpdateAfterAnswer(
			function (): void {
				$this->happened[] = 'updated';
			},
			$finish
		);
	}
}
