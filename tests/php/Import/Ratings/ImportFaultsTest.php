<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import\Ratings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Throwable;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\FaultInjector;
use UserFeedback\Tests\Support\RatingImports;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\TestCase;

/**
 * An import that ends at any statement leaves nothing half stored, and continues.
 */
#[Group( 'commits' )]
final class ImportFaultsTest extends TestCase {

	use RatingImports;

	/** More statements than a transaction of this import has. */
	private const MANY = 20;

	#[TestDox( '[PLS-10~] an import that is killed at any statement is complete and exact after it was started again' )]
	#[DataProvider( 'kinds' )]
	public function testContinuesAfterAnyFailure( string $kind ): void {
		if ( $kind !== FaultInjector::REFUSED && StoredState::isSqlite() ) {
			self::markTestSkipped( 'SQLite has no connection to lose.' );
		}
		$faults = 0;
		for ( $number = 1; $number < self::MANY; ++$number ) {
			$post = $this->postWithRatings();
			foreach ( [ 5, 5, 3, 1 ] as $value ) {
				$this->yasrVote( $post, $value );
			}
			$this->yasrVote( $post, 2.5, '0000-00-00 00:00:00' );

			$injector = FaultInjector::install( $kind, $number );
			try {
				$this->importAll( Plugin::instance(), 'yasr' );
			} catch ( Throwable ) {
				++$faults;
			} finally {
				$injector->remove();
			}
			$this->importAll( Plugin::instance(), 'yasr' );
			self::assertSame( [ 5, 16.5 ], $this->totals( $post ), "statement $number" );
			self::assertSame( [ 1, 2.5 ], $this->storedSum( 'yasr', $post ), "statement $number" );
			self::assertCount( 4, $this->storedRatings( $post ), "statement $number" );
			if ( $injector->faults === 0 ) {
				break;
			}
		}
		self::assertGreaterThan( 4, $faults );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function kinds(): array {
		return [
			'refused'           => [ FaultInjector::REFUSED ],
			'killed'            => [ FaultInjector::KILLED ],
			'killed afterwards' => [ FaultInjector::KILLED_AFTERWARDS ],
		];
	}
}
