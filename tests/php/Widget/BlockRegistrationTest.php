<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Plugin;
use UserFeedback\Support\Assets;
use UserFeedback\Support\BlockFile;
use UserFeedback\Tests\Support\Dashboard;
use UserFeedback\Tests\Support\RegisteredBlocks;
use UserFeedback\Tests\TestCase;
use WP_Block_Type;
use WP_Block_Type_Registry;

/**
 * Both blocks have what their block.json says, on visitors' pages and in the editor.
 */
final class BlockRegistrationTest extends TestCase {

	use RegisteredBlocks;

	protected function tearDown(): void {
		set_current_screen( 'front' );
		self::registerBlocksOf( Plugin::instance() );
		parent::tearDown();
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function files(): iterable {
		yield 'userfeedback/survey' => [ 'block.json' ];
		yield 'userfeedback/post-rating' => [ 'src/blocks/post-rating/block.json' ];
	}

	#[DataProvider( 'files' )]
	public function testABlockOnAPageHasTheAttributesOfBlockJsonAndNoScript( string $file ): void {
		$metadata = self::metadata( $file );
		$block    = $this->registered( $metadata['name'] );
		self::assertSame( $metadata['apiVersion'], $block->api_version );
		self::assertSame( $metadata['usesContext'] ?? [], array_values( $block->get_uses_context() ) );
		self::assertSame( $metadata['supports'], $block->supports );
		// WordPress adds attributes of supports, such as style.
		self::assertSame( $metadata['attributes'], array_intersect_key( $block->get_attributes(), $metadata['attributes'] ) );
		self::assertSame( [], $block->editor_script_handles, 'what only the editor needs is not registered for visitors' );
	}

	#[DataProvider( 'files' )]
	public function testABlockInTheEditorHasItsScriptStyleAndTexts( string $file ): void {
		Dashboard::open();
		self::registerBlocksOf( Plugin::instance() );
		$metadata = self::metadata( $file );
		$block    = $this->registered( $metadata['name'] );
		foreach ( $metadata['attributes'] as $name => $attribute ) {
			self::assertSame( $attribute, $block->attributes[ $name ] ?? null );
		}
		self::assertCount( 1, $block->editor_script_handles );
		$script = wp_scripts()->query( $block->editor_script_handles[0] );
		$style  = wp_styles()->query( $block->editor_style_handles[0] );
		self::assertInstanceOf( \_WP_Dependency::class, $script );
		self::assertInstanceOf( \_WP_Dependency::class, $style );
		self::assertNotSame( '', $script->ver );
		self::assertSame( $script->ver, $style->ver, 'browsers load the style of each build' );
		self::assertSame( $metadata['title'], $block->title );
		self::assertSame( $metadata['example'], $block->example );
		self::assertTrue( $block->is_dynamic() );
	}

	public function testAMissingFileBreaksNoPage(): void {
		$before = count( WP_Block_Type_Registry::get_instance()->get_all_registered() );
		( new BlockFile( 'nowhere.json', 'blocks/survey', static fn () => new Assets( '/nowhere/', 'https://example.org/' ) ) )
			->register( '__return_empty_string' );
		self::assertCount( $before, WP_Block_Type_Registry::get_instance()->get_all_registered() );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function metadata( string $file ): array {
		$metadata = wp_json_file_decode( plugin_dir_path( USERFEEDBACK_FILE ) . $file, [ 'associative' => true ] );
		self::assertIsArray( $metadata );
		return $metadata;
	}

	private function registered( string $name ): WP_Block_Type {
		$block = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		self::assertNotNull( $block );
		return $block;
	}
}
