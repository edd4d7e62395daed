<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use UserFeedback\AddOns\AddOnRefused;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Tests\Support\AddOnFiles;
use UserFeedback\Tests\Support\Packages;
use WP_Error;

/**
 * What stays on the disk when an installation does not come to its end.
 */
final class UnpackerTest extends AddOnTestCase {

	/** assertAddOnRefused() compares the files. */
	#[DataProvider( 'momentsOfFailure' )]
	public function testKeepsTheVersionThatIsThereWhenItCannotBeReplaced( string $moment ): void {
		$this->packages->add( AddOn::Branding, files: [ 'userfeedback-branding/old.php' => '<?php' ] );
		$this->installer()->install( AddOn::Branding );
		$this->packages->add( AddOn::Branding, '0.2.0' );
		add_filter( $moment, static fn () => new WP_Error( 'no_space', 'The disk is full.' ) );
		$this->assertAddOnRefused( 'userfeedback_addon_failed', fn () => $this->installer()->install( AddOn::Branding ) );
		$this->assertInstalled( AddOn::Branding );
		self::assertFileExists( AddOnFiles::folder( AddOn::Branding ) . '/old.php' );
		remove_all_filters( $moment );
		$this->installer()->install( AddOn::Branding );
		$this->assertInstalled( AddOn::Branding, '0.2.0' );
		self::assertSame( [], (array) glob( WP_CONTENT_DIR . '/upgrade-temp-backup/plugins/*' ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function momentsOfFailure(): array {
		return [
			'before it is moved away'    => [ 'upgrader_pre_install' ],
			'when it was moved away'     => [ 'upgrader_clear_destination' ],
			'when the new one was there' => [ 'upgrader_post_install' ],
		];
	}

	public function testBringsBackTheVersionThatWasThereWhenPhpGivesUp(): void {
		$this->packages->add( AddOn::Branding );
		$this->installer()->install( AddOn::Branding );
		$this->packages->add( AddOn::Branding, '0.2.0' );
		$file = WP_PLUGIN_DIR . '/' . AddOn::Branding->basename();
		add_filter(
			'upgrader_clear_destination',
			static function () use ( $file ): never {
				self::assertFileDoesNotExist( $file );
				// What is left to run when the time is up. The buffers are PHPUnit's.
				remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
				do_action( 'shutdown' );
				self::assertFileExists( $file );
				throw new RuntimeException( 'The end.' );
			}
		);
		try {
			$this->installer()->install( AddOn::Branding );
			self::fail( 'It was installed.' );
		} catch ( RuntimeException ) {
			$this->assertInstalled( AddOn::Branding );
		}
	}

	public function testNeverBringsBackWhatAnEarlierInstallationLeft(): void {
		$this->packages->add( AddOn::Branding );
		$this->installer()->install( AddOn::Branding );
		$left = WP_CONTENT_DIR . '/upgrade-temp-backup/plugins/userfeedback-branding';
		wp_mkdir_p( $left );
		file_put_contents( "$left/userfeedback-branding.php", Packages::mainFile( AddOn::Branding, '0.0.1' ) );
		$this->packages->add( AddOn::Branding, '0.2.0' );
		add_filter( 'upgrader_pre_install', static fn () => new WP_Error( 'no_space', 'The disk is full.' ) );
		try {
			$this->installer()->install( AddOn::Branding );
			self::fail( 'It was installed.' );
		} catch ( AddOnRefused ) {
			$this->assertInstalled( AddOn::Branding );
		}
	}

	/** Without a main file of ours it is none of ours, whenever WordPress gives up. */
	#[DataProvider( 'momentsWithAStranger' )]
	public function testLeavesAFolderThatIsNotOurs( ?string $moment ): void {
		$folder = AddOnFiles::folder( AddOn::Behavior );
		mkdir( $folder );
		file_put_contents( "$folder/theirs.txt", 'theirs' );
		$this->packages->add( AddOn::Behavior );
		if ( $moment !== null ) {
			add_filter( $moment, static fn () => new WP_Error( 'no_space', 'The disk is full.' ) );
		}
		$this->assertAddOnRefused( 'userfeedback_addon_failed', fn () => $this->installer()->install( AddOn::Behavior ) );
		self::assertStringEqualsFile( "$folder/theirs.txt", 'theirs' );
	}

	/**
	 * @return array<string, array{string|null}>
	 */
	public static function momentsWithAStranger(): array {
		return [
			'because of the folder' => [ null ],
			'before it looks'       => [ 'upgrader_source_selection' ],
		];
	}
}
