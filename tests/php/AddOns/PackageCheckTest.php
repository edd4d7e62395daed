<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Tests\Support\Packages;

/**
 * Packages that are what the catalogue says, but not what a package may be inside (T39: a catalogue, too, may be wrong).
 */
final class PackageCheckTest extends AddOnTestCase {

	private const FOLDER = 'userfeedback-behavior';
	private const MAIN   = 'userfeedback-behavior/userfeedback-behavior.php';

	/**
	 * @param array<string, string> $files
	 * @param array<string, int>    $modes
	 */
	#[TestDox( '[ADD-05~] refuses a package that would put files elsewhere, or is not the add-on that it is called' )]
	#[DataProvider( 'contents' )]
	public function testRefusesWhatIsNotAPackageInside( array $files, array $modes = [] ): void {
		$this->packages->add( AddOn::Behavior, files: $files, modes: $modes );
		$this->assertAddOnRefused( 'userfeedback_addon_bad_package', fn () => $this->installer()->install( AddOn::Behavior ) );
		$upload = fn () => $this->installer()->upload( $this->packages->file( AddOn::Behavior ) );
		$this->assertAddOnRefused( 'userfeedback_addon_bad_package', $upload );
	}

	/**
	 * @return array<string, array{0: array<string, string>, 1?: array<string, int>}>
	 */
	public static function contents(): array {
		$folder = self::FOLDER;
		$main   = Packages::mainFile( AddOn::Behavior );
		$link   = "$folder/link.php";
		return [
			'a way upwards'                  => [ [ "$folder/../../evil.php" => '<?php' ] ],
			'a way upwards from the top'     => [ [ '../evil.php' => '<?php' ] ],
			'a way that stays where it is'   => [ [ "$folder/./evil.php" => '<?php' ] ],
			'an absolute path'               => [ [ '/tmp/evil.php' => '<?php' ] ],
			'a path of Windows'              => [ [ "$folder/..\\..\\evil.php" => '<?php' ] ],
			'a drive'                        => [ [ 'C:/evil.php' => '<?php' ] ],
			'another folder'                 => [ [ 'userfeedback/userfeedback.php' => '<?php' ] ],
			'a folder that begins alike'     => [ [ "$folder-2/evil.php" => '<?php' ] ],
			'a symbolic link'                => [ [ $link => '/etc/passwd' ], [ $link => 0120777 ] ],
			'a device'                       => [ [ $link => '' ], [ $link => 0020666 ] ],
			'two files of one name'          => [ [ self::FOLDER . '/USERFEEDBACK-BEHAVIOR.php' => '<?php' ] ],
			'a main file without a name'     => [ [ self::MAIN => str_replace( 'Plugin Name', 'Name', $main ) ] ],
			'a main file of another version' => [ [ self::MAIN => Packages::mainFile( AddOn::Behavior, '0.2.0' ) ] ],
			'the main file of another'       => [ [ self::MAIN => Packages::mainFile( AddOn::Branding ) ] ],
			'a main file for a stranger'     => [ [ self::MAIN => str_replace( 'userfeedback.example', 'stranger.example', $main ) ] ],
			'an empty main file'             => [ [ self::MAIN => '' ] ],
		];
	}

	public function testTakesFiveThousandFilesAndNoMore(): void {
		$names   = array_map( static fn ( int $number ) => self::FOLDER . "/$number.txt", range( 1, 5000 ) );
		$check   = $this->checkedPackages();
		$prepare = static fn () => $check->temporaryFile( $check->entry( AddOn::Behavior ) );
		// With the main file it is one too many.
		$this->packages->add( AddOn::Behavior, files: array_fill_keys( $names, '' ) );
		$this->assertAddOnRefused( 'userfeedback_addon_bad_package', $prepare );
		$this->packages->add( AddOn::Behavior, files: array_fill_keys( array_slice( $names, 1 ), '' ) );
		$file = $prepare();
		self::assertFileExists( $file );
		wp_delete_file( $file );
	}

	public function testRefusesWhatIsNoZip(): void {
		$this->packages->add( AddOn::Behavior );
		file_put_contents( $this->packages->file( AddOn::Behavior ), '<?php echo "not a zip";' );
		$this->packages->say( AddOn::Behavior, [ 'sha256' => hash_file( 'sha256', $this->packages->file( AddOn::Behavior ) ) ] );
		$this->assertAddOnRefused( 'userfeedback_addon_bad_package', fn () => $this->installer()->install( AddOn::Behavior ) );
	}

	public function testTakesFoldersAndFilesOfAPackage(): void {
		$folder = self::FOLDER . '/includes';
		$this->packages->add(
			AddOn::Behavior,
			files: [
				"$folder/"                  => '',
				"$folder/two..dots.php"     => '<?php',
				self::FOLDER . '/icon.svg' => '<svg/>',
			],
			modes: [
				"$folder/"              => 0040755,
				"$folder/two..dots.php" => 0100644,
			]
		);
		$this->installer()->install( AddOn::Behavior );
		$this->assertInstalled( AddOn::Behavior );
	}
}
