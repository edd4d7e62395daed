<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings\Control;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\PostRatings\Settings\RatingSettingsSchema;
use UserFeedback\Tests\Support\RatingPages;
use UserFeedback\Tests\TestCase;

/**
 * Structured data about a post's ratings, checked against schema.org's definitions (tests/fixtures/schema-org.json).
 */
final class ReviewSchemaTest extends TestCase {

	use RatingPages;

	private const ON = [ 'use_review_schema' => 'yes', 'review_type' => 'Recipe' ];

	protected function setUp(): void {
		parent::setUp();
		$this->useClassicTheme();
		$this->ratingSettings( self::ON );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function types(): iterable {
		foreach ( RatingSettingsSchema::REVIEW_TYPES as $type ) {
			yield $type => [ $type ];
		}
	}

	#[TestDox( '[RAT-07] valid by schema.org and by Google\'s conditions: $_dataName' )]
	#[DataProvider( 'types' )]
	public function testTypeIsValid( string $type ): void {
		$this->ratingSettings( [ 'review_type' => $type ] );
		$schemas = $this->schemas( $this->visit( [ 'p' => $this->rated( 4, 3, 4 ) ] ) );
		self::assertCount( 1, $schemas );
		[ $schema ]  = $schemas;
		$definitions = self::definitions();
		self::assertSame( 'https://schema.org', $schema['@context'] );
		self::assertSame( $type, $schema['@type'] );
		self::assertContains( $type, $definitions['eligible'] );
		self::assertNotContains( $type, $definitions['self_serving'], 'Google shows no ratings of a business on its own site.' );
		self::assertSame( [], array_diff( $definitions['required']['item'], array_keys( $schema ) ) );
		self::assertSame( [], array_diff( $definitions['required']['AggregateRating'], array_keys( $schema['aggregateRating'] ) ) );
		$this->assertValid( $schema );
	}

	#[TestDox( '[RAT-07] carries the average with a decimal point in every language, as visitors see it on the page' )]
	public function testValues(): void {
		$GLOBALS['wp_locale']->number_format['decimal_point'] = ',';
		try {
			$id   = $this->rated( 4, 3, 4 );
			$page = $this->visit( [ 'p' => $id ] );
		} finally {
			$GLOBALS['wp_locale']->number_format['decimal_point'] = '.';
		}
		self::assertStringContainsString( '>3,7 out of 5<', $page );
		$expected = [
			'@type'       => 'AggregateRating',
			'ratingValue' => 3.7,
			'ratingCount' => 3,
			'bestRating'  => 5,
			'worstRating' => 1,
		];
		[ $schema ] = $this->schemas( $page );
		self::assertSame( $expected, $schema['aggregateRating'] );
		self::assertSame( get_permalink( $id ), $schema['url'] );
	}

	#[TestDox( '[RAT-07] a title cannot end the script, and is plain text' )]
	public function testTitle(): void {
		$id   = $this->rated( 5 );
		$name = 'Fish & chips </script><script>alert(1)</script> <!-- "quoted"';
		$html = 'Fish &#038; <em>chips</em> &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &lt;!-- &quot;quoted&quot;';
		add_filter( 'the_title', static fn () => $html );
		$page = $this->visit( [ 'p' => $id ] );
		self::assertSame( $name, $this->schemas( $page )[0]['name'] );
		self::assertStringNotContainsString( '<script>alert', $page );
		self::assertStringNotContainsString( '<!-- "', $page );
	}

	#[TestDox( '[RAT-07] off by default, without a rating, without a type, and where visitors do not see the average' )]
	public function testAbsentBySettings(): void {
		$id   = $this->rated( 5 );
		$none = $this->ratedPost();
		self::assertCount( 1, $this->schemas( $this->visit( [ 'p' => $id ] ) ) );
		self::assertSame( [], $this->schemas( $this->visit( [ 'p' => $none ] ) ), 'no rating' );
		$offs = [
			[ 'use_review_schema' => 'no' ],
			[ 'review_type' => '' ],
			[ 'review_type' => 'LocalBusiness' ],
			[ 'show_rating' => 'no' ],
			[ 'display_settings' => 'manual' ],
			[ 'post_types' => [ 'page' ] ],
		];
		foreach ( $offs as $off ) {
			$this->ratingSettings( $off + self::ON );
			self::assertSame( [], $this->schemas( $this->visit( [ 'p' => $id ] ) ), (string) wp_json_encode( $off ) );
			$this->ratingSettings( self::ON + [ 'show_rating' => 'yes', 'display_settings' => 'after_content', 'post_types' => [ 'post' ] ] );
		}
		delete_option( 'userfeedback_rating_settings' );
		self::assertSame( [], $this->schemas( $this->visit( [ 'p' => $id ] ) ), 'defaults' );
	}

	#[TestDox(
		"[RAT-07] one item on a post's own page; none on lists, previews, confirmations, pages that search engines leave out, and hidden posts"
	)]
	public function testAbsentByPage(): void {
		$id = $this->rated( 5, 4 );
		wp_update_post( [ 'ID' => $id, 'post_content' => '[userfeedback_rating] and [userfeedback_rating]' ] );
		self::assertCount( 1, $this->schemas( $this->visit( [ 'p' => $id ] ) ), 'two controls' );
		self::assertSame( [], $this->schemas( $this->visit( [ 's' => 'Rated' ] ) ), 'archive' );
		self::assertSame( [], $this->schemas( $this->visit( [ 'p' => $id, 'preview' => 'true' ] ) ), 'preview' );
		self::assertSame( [], $this->schemas( $this->visit( [ 'p' => $id, 'userfeedback_rated' => $id ] ) ), 'confirmation' );
		remove_all_filters( 'wp_robots' );

		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		self::assertSame( [], $this->schemas( $this->visit( [ 'p' => $id ] ) ), 'noindex' );
		remove_filter( 'wp_robots', 'wp_robots_no_robots' );
		self::assertCount( 1, $this->schemas( $this->visit( [ 'p' => $id ] ) ) );

		$other = $this->ratedPost( [ 'post_content' => "[userfeedback_rating id=$id]", 'post_type' => 'page' ] );
		self::assertSame( [], $this->schemas( $this->visit( [ 'page_id' => $other ] ) ), 'the control of another post' );

		wp_update_post( [ 'ID' => $id, 'post_password' => 'p' ] );
		self::assertSame( [], $this->schemas( $this->visit( [ 'p' => $id ] ) ), 'password' );
		wp_update_post( [ 'ID' => $id, 'post_password' => '', 'post_status' => 'draft' ] );
		$this->asAdmin();
		self::assertSame( [], $this->schemas( $this->visit( [ 'p' => $id ] ) ), 'draft' );
	}

	#[TestDox( '[RAT-07] the filter changes it, or leaves it to another plugin' )]
	public function testFilter(): void {
		$id    = $this->rated( 5 );
		$image = static fn ( array $schema ) => $schema + [ 'image' => 'https://example.org/a.jpg' ];
		add_filter( 'userfeedback_review_schema', $image );
		self::assertSame( 'https://example.org/a.jpg', $this->schemas( $this->visit( [ 'p' => $id ] ) )[0]['image'] );
		add_filter( 'userfeedback_review_schema', '__return_null' );
		self::assertSame( [], $this->schemas( $this->visit( [ 'p' => $id ] ) ) );
	}

	#[TestDox( '[RAT-07] leaves the products of WooCommerce to WooCommerce' )]
	public function testProducts(): void {
		$this->ratingSettings( [ 'review_type' => 'Product', 'post_types' => [ 'post', 'product' ] ] );
		register_post_type( 'product', [ 'public' => true ] );
		try {
			$product = $this->ratedPost( [ 'post_type' => 'product' ] );
			$this->rate( $product, 4 );
			Plugin::instance()->get( RatingStatisticsReader::class )->forget( $product );
			$visit = fn () => $this->schemas( $this->visit( [ 'p' => $product, 'post_type' => 'product' ] ) );
			self::assertCount( 1, $visit() );
			class_alias( self::class, 'WooCommerce' );
			self::assertSame( [], $visit() );
		} finally {
			unregister_post_type( 'product' );
		}
		self::assertCount( 1, $this->schemas( $this->visit( [ 'p' => $this->rated( 4 ) ] ) ), 'a post' );
	}

	private function rated( int ...$values ): int {
		$id = $this->ratedPost();
		foreach ( $values as $index => $value ) {
			$this->rate( $id, $value, "Browser $index" );
		}
		Plugin::instance()->get( RatingStatisticsReader::class )->forget( $id );
		return $id;
	}

	/**
	 * What search engines find in a page.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function schemas( string $page ): array {
		preg_match_all( '/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s', $page, $found );
		return array_map( static fn ( string $json ) => json_decode( $json, true, 512, JSON_THROW_ON_ERROR ), $found[1] );
	}

	/**
	 * Every property belongs to its type and has a value that the property takes.
	 *
	 * @param array<string, mixed> $item
	 */
	private function assertValid( array $item ): void {
		$definitions = self::definitions();
		$lineage     = self::lineage( $item['@type'] );
		foreach ( array_diff_key( $item, [ '@type' => 1, '@context' => 1 ] ) as $name => $value ) {
			self::assertArrayHasKey( $name, $definitions['properties'] );
			$property = $definitions['properties'][ $name ];
			self::assertNotSame( [], array_intersect( $property['of'], $lineage ), "$name of {$item['@type']}" );
			$kinds = match ( true ) {
				is_array( $value ) => [ $value['@type'] ],
				is_int( $value ) => [ 'Integer', 'Number' ],
				is_float( $value ) => [ 'Number' ],
				default => [ 'Text', ...( is_string( $value ) && wp_http_validate_url( $value ) !== false ? [ 'URL' ] : [] ) ],
			};
			self::assertNotSame( [], array_intersect( $property['values'], $kinds ), "value of $name" );
			if ( is_array( $value ) ) {
				$this->assertValid( $value );
			}
		}
	}

	/**
	 * @return list<string> The type and those that it specialises.
	 */
	private static function lineage( string $type ): array {
		$parents = self::definitions()['parents'];
		self::assertArrayHasKey( $type, $parents );
		return [ $type, ...array_merge( ...array_map( self::lineage( ... ), $parents[ $type ] ) ) ];
	}

	/**
	 * @return array<string, array<mixed>>
	 */
	private static function definitions(): array {
		/** @var array<string, array<mixed>> */
		return json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/schema-org.json' ), true, 512, JSON_THROW_ON_ERROR );
	}
}
