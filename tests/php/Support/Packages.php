<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Assert;
use UserFeedback\AddOns\UpdateOffers;
use UserFeedback\Licensing\AddOn;
use ZipArchive;

/**
 * A folder of real packages with its catalogue, as the vendor makes it.
 */
final class Packages {

	/** @var array<string, array<string, mixed>> The catalogue's entries by slug. */
	private array $entries = [];

	private function __construct( public readonly string $folder ) {}

	public static function make(): self {
		$folder = sys_get_temp_dir() . '/uf-packages-' . bin2hex( random_bytes( 6 ) );
		mkdir( $folder );
		return new self( $folder );
	}

	public function delete(): void {
		foreach ( (array) glob( "$this->folder/*" ) as $file ) {
			unlink( (string) $file );
		}
		rmdir( $this->folder );
	}

	/**
	 * Adds the package of an add-on as it is in this project.
	 */
	public function addReal( AddOn $addOn ): void {
		$root  = dirname( __DIR__, 3 ) . "/addons/$addOn->value";
		$name  = $addOn->folder();
		$files = [ "$name/$name.php" => (string) file_get_contents( "$root/$name.php" ) ];
		$this->list( $addOn, $this->zip( "$name.zip", $files ), USERFEEDBACK_VERSION, USERFEEDBACK_VERSION );
	}

	/**
	 * Adds a package.
	 *
	 * @param string                $version  Of the add-on.
	 * @param string                $requires The least version of the core.
	 * @param array<string, string> $files    Further entries of the zip, or others in place of the main file: name → content.
	 * @param array<string, int>    $modes    Modes of Unix: name → mode.
	 */
	public function add( AddOn $addOn, string $version = '0.1.0', string $requires = '0.1.0', array $files = [], array $modes = [] ): void {
		$main = [ $addOn->basename() => self::mainFile( $addOn, $version, $requires ) ];
		$zip  = $this->zip( "{$addOn->folder()}.zip", $files + $main, $modes );
		$this->list( $addOn, $zip, $version, $requires );
	}

	/**
	 * Changes what the catalogue says of an add-on.
	 *
	 * @param array<string, mixed> $changes
	 */
	public function say( AddOn $addOn, array $changes ): void {
		$this->entries[ $addOn->value ] = $changes + ( $this->entries[ $addOn->value ] ?? [ 'slug' => $addOn->value ] );
		$this->write();
	}

	/**
	 * Makes a package another one than the catalogue says.
	 */
	public function tamper( AddOn $addOn ): void {
		$zip = new ZipArchive();
		Assert::assertTrue( $zip->open( $this->file( $addOn ) ) );
		$zip->addFromString( $addOn->folder() . '/more.php', '<?php // Not ours.' );
		$zip->close();
	}

	/**
	 * The path of an add-on's package.
	 */
	public function file( AddOn $addOn ): string {
		return "$this->folder/{$addOn->folder()}.zip";
	}

	/**
	 * The main file of an add-on.
	 *
	 * @param string $code What it does.
	 */
	public static function mainFile( AddOn $addOn, string $version = '0.1.0', string $requires = '0.1.0', string $code = '' ): string {
		$headers = [
			'Plugin Name'           => "UserFeedback {$addOn->title()}",
			'Version'               => $version,
			'Requires Plugins'      => 'userfeedback',
			'Requires UserFeedback' => $requires,
			'Update URI'            => UpdateOffers::address( $addOn ),
		];
		$lines   = array_map( static fn ( string $name, string $value ) => " * $name: $value", array_keys( $headers ), $headers );
		return "<?php\n/**\n" . implode( "\n", $lines ) . "\n */\ndefined( 'ABSPATH' ) || exit;\n$code";
	}

	/**
	 * @param array<string, string> $files
	 * @param array<string, int>    $modes
	 */
	private function zip( string $name, array $files, array $modes = [] ): string {
		$path = "$this->folder/$name";
		$zip  = new ZipArchive();
		Assert::assertTrue( $zip->open( $path, ZipArchive::CREATE | ZipArchive::OVERWRITE ) );
		foreach ( $files as $file => $content ) {
			$zip->addFromString( $file, $content );
			if ( isset( $modes[ $file ] ) ) {
				$zip->setExternalAttributesName( $file, ZipArchive::OPSYS_UNIX, $modes[ $file ] << 16 );
			}
		}
		$zip->close();
		return $path;
	}

	private function list( AddOn $addOn, string $path, string $version, string $requires ): void {
		$this->say(
			$addOn,
			[
				'url'      => basename( $path ),
				'version'  => $version,
				'requires' => $requires,
				'sha256'   => hash_file( 'sha256', $path ),
			]
		);
	}

	private function write(): void {
		$catalogue = [ 'addons' => array_values( $this->entries ) ];
		file_put_contents( "$this->folder/catalogue.json", wp_json_encode( $catalogue ) );
	}
}
