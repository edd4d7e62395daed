<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Throwable;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\ImportState;
use UserFeedback\Plugin;
use UserFeedback\Responses\Recount;
use UserFeedback\Results\ResultsService;
use UserFeedback\Tests\Support\FaultInjector;
use UserFeedback\Tests\Support\ImportedFiles;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * An import that ends at any statement leaves nothing half stored, and goes on.
 */
#[Group( 'commits' )]
final class ImportFaultsTest extends TestCase {

	use ImportedFiles;
	use SurveyFixtures;

	/** Statements at which it ends: those of the first steps, then every fifth. */
	private const STATEMENTS = [ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 21, 25, 30, 35 ];

	protected function tearDown(): void {
		$this->removeImports();
		parent::tearDown();
	}

	#[TestDox( '[PLS-30~] an import that is killed at any statement goes on and is complete, with each line once' )]
	#[DataProvider( 'kinds' )]
	public function testGoesOnAfterAnyFailure( string $kind ): void {
		if ( $kind !== FaultInjector::REFUSED && StoredState::isSqlite() ) {
			self::markTestSkipped( 'SQLite has no connection to lose.' );
		}
		$works  = Plugin::instance()->get( WorkRunner::class );
		$faults = 0;
		foreach ( self::STATEMENTS as $number ) {
			// Each file is another one: the same again would add nothing.
			$path     = $this->csvFile( "Topics,Why\n\"A, B\",Reason $number\nA,x\n\"B, C\",y\nbad\n\"A, C\",\n" );
			$id       = $this->beginImport( $path );
			$injector = FaultInjector::install( $kind, $number );
			try {
				$works->runToEnd( $id );
			} catch ( Throwable ) {
				// It is run again below.
			} finally {
				$injector->remove();
			}
			$faults += $injector->faults;
			$state = ImportState::from( (array) $works->runToEnd( $id )->state );
			self::assertSame( [ 'done', 4, 1 ], [ $state->phase, $state->stored, $state->skipped ], "statement $number" );
			self::assertSame( 4, Plugin::instance()->get( ResultsService::class )->ofSurvey( $state->survey, null )['total'], "statement $number" );
			self::assertFalse( Plugin::instance()->get( Recount::class )->run( $state->survey ), "statement $number" );
		}
		self::assertGreaterThan( 3, $faults );
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
