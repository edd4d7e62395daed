<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\PublishedSurveys;

/**
 * Many processes change options at the same moment whose new value depends on what is stored.
 */
#[Group( 'commits' )]
final class OptionRaceTest extends TestCase {

	use SurveyFixtures;

	private const WORKERS = 5;

	/** Microseconds in which the other processes end, if nothing holds them up. */
	private const LONG_PAUSE = 300_000;

	/** Settings that every plan has. */
	private const SETTINGS = [
		'next_text'     => [ 'On', 'Further' ],
		'skip_text'     => [ 'Not now', 'Leave out' ],
		'cooldown_days' => [ 3, 5 ],
	];

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	#[TestDox( '[PUB-07~] surveys that are published at the same moment are all in the list of published surveys' )]
	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testEveryPublishedSurveyIsListed( ?bool $isolation ): void {
		$ids = array_map( fn () => $this->storedSurvey()->id, range( 1, self::WORKERS ) );
		$this->save(
			$isolation,
			array_map(
				static fn ( int $id, int $number ) => [
					'path'  => "/userfeedback/v1/surveys/$id",
					'saves' => [ [ 'survey' => [ 'status' => 'publish' ] ] ],
					// The first one reads, and writes after the others.
					'pause' => $number === 0 ? self::LONG_PAUSE : 0,
				],
				$ids,
				array_keys( $ids )
			)
		);
		$listed = array_column( Plugin::instance()->get( PublishedSurveys::class )->now(), 'id' );
		sort( $listed );
		self::assertSame( $ids, $listed );
	}

	#[TestDox( 'settings that are saved at the same moment are all stored' )]
	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testEverySettingIsStored( ?bool $isolation ): void {
		$saves = [];
		foreach ( self::SETTINGS as $name => $values ) {
			$saves[] = [
				'path'  => '/userfeedback/v1/settings',
				'saves' => array_map( static fn ( mixed $value ) => [ 'settings' => [ $name => $value ] ], $values ),
			];
		}
		$this->save( $isolation, $saves );
		$stored = (array) get_option( Settings::OPTION );
		ksort( $stored );
		self::assertSame( [ 'cooldown_days' => 5, 'next_text' => 'Further', 'skip_text' => 'Leave out' ], $stored );
	}

	/**
	 * @param list<array{path: string, saves: list<array<string, mixed>>, pause?: int}> $saves Of each process.
	 */
	private function save( ?bool $isolation, array $saves ): void {
		$own = array_map( static fn ( array $of ) => $of + [ 'snapshots' => $isolation === true ], $saves );
		foreach ( Worker::race( 'save', $own ) as $index => $result ) {
			self::assertSame( array_fill( 0, count( $saves[ $index ]['saves'] ), 200 ), $result['statuses'] );
		}
		wp_cache_flush();
	}
}
