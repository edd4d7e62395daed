<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * A folder for files with personal data, below the uploads of the site, or where the constant USERFEEDBACK_EXPORTS_DIR says, best outside of the web
 * root. Only the plugin reads them: a file is a PHP script that ends at once, followed by the content. So a request for it gets nothing, also from
 * servers that read no .htaccess. Only the user of the web server's PHP may read it.
 *
 * @since 0.7.0
 */
abstract class PrivateFolder {

	/** What newName() makes: 128 random bits. */
	private const FILE = '/^[0-9a-f]{32}\.[a-z]{2,5}\.php$/D';

	/** Begins each file. PHP does not read what follows. */
	private const HEAD = "<?php exit; __halt_compiler();\n";

	/** What keeps web servers from listing and sending the files. */
	private const GUARDS = [
		'index.php'  => "<?php\n",
		'index.html' => '',
		'.htaccess'  => "<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n"
			. "<IfModule !mod_authz_core.c>\n\tDeny from all\n</IfModule>\n",
		'web.config' => '<?xml version="1.0" encoding="UTF-8"?><configuration><system.webServer><authorization><deny users="*" /></authorization>'
			. '<security><requestFiltering><fileExtensions allowUnlisted="false" /></requestFiltering></security></system.webServer></configuration>',
	];

	/** @var string Name of the folder below the uploads. */
	protected const NAME = '';

	/** @var string Where it is in the folder of USERFEEDBACK_EXPORTS_DIR: '' or /name. */
	protected const OWN_PATH = '';

	/**
	 * A name for a new file.
	 *
	 * @param string $extension Two to five letters.
	 */
	public function newName( string $extension ): string {
		return bin2hex( random_bytes( 16 ) ) . ".$extension.php";
	}

	/**
	 * Copies a file into the folder.
	 *
	 * @param string $source    Path of a file.
	 * @param string $extension As for newName().
	 * @return string Name of the copy.
	 * @throws PrivateFileError When it cannot be copied as a whole; nothing is left of it.
	 */
	public function add( string $source, string $extension ): string {
		$name = $this->newName( $extension );
		$from = @fopen( $source, 'rb' );
		$to   = $from === false ? null : $this->open( $name, 0 );
		try {
			if ( $from === false || $to === null || stream_copy_to_stream( $from, $to ) !== filesize( $source ) || ! fflush( $to ) ) {
				$this->delete( $name );
				throw PrivateFileError::notWritten();
			}
		} finally {
			array_map( fclose( ... ), array_filter( [ $from, $to ] ) );
		}
		return $name;
	}

	/**
	 * Opens a file for writing after its first bytes and removes what comes after them, so that rows are not written twice.
	 *
	 * @param string $name  From newName().
	 * @param int    $bytes Bytes that are known to be complete.
	 * @phpstan-param int<0, max> $bytes
	 * @return resource|null Locked until it is closed; null when another process is writing the file.
	 * @throws PrivateFileError When the file cannot be created.
	 */
	public function open( string $name, int $bytes ) {
		$this->prepare();
		$handle = @fopen( $this->path( $name ), 'c+b' );
		if ( $handle === false ) {
			throw PrivateFileError::noFolder();
		}
		if ( ! flock( $handle, LOCK_EX | LOCK_NB ) ) {
			fclose( $handle );
			return null;
		}
		// Before the first row: other users of the server could read it otherwise.
		@chmod( $this->path( $name ), 0600 ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( $bytes === 0 ) {
			ftruncate( $handle, 0 );
			fwrite( $handle, self::HEAD );
		}
		ftruncate( $handle, strlen( self::HEAD ) + $bytes );
		fseek( $handle, strlen( self::HEAD ) + $bytes );
		return $handle;
	}

	/**
	 * Opens a file for reading its content.
	 *
	 * @param string $path From path().
	 * @return resource
	 * @throws PrivateFileError When there is none.
	 */
	public static function read( string $path ) {
		$handle = @fopen( $path, 'rb' );
		if ( $handle === false || fread( $handle, strlen( self::HEAD ) ) !== self::HEAD ) {
			throw PrivateFileError::notFound();
		}
		return $handle;
	}

	/**
	 * Bytes before the content of a file.
	 *
	 * @return int<0, max>
	 */
	public static function begin(): int {
		return strlen( self::HEAD );
	}

	/**
	 * Size of the content of a file, 0 if there is none.
	 */
	public function size( string $name ): int {
		$path = $this->path( $name );
		clearstatcache( true, $path );
		return is_file( $path ) ? max( 0, (int) filesize( $path ) - strlen( self::HEAD ) ) : 0;
	}

	/**
	 * Deletes a file, if there is one.
	 */
	public function delete( string $name ): void {
		$path = $this->path( $name );
		if ( is_file( $path ) ) {
			wp_delete_file( $path );
		}
	}

	/**
	 * Deletes files that are not kept and that nobody has written for a day.
	 *
	 * @param Closure( string ): bool $isKept Asked by name.
	 * @param int                     $now    Unix time.
	 */
	public function deleteOthers( Closure $isKept, int $now ): void {
		foreach ( $this->names() as $name ) {
			if ( (int) filemtime( $this->path( $name ) ) < $now - DAY_IN_SECONDS && ! $isKept( $name ) ) {
				$this->delete( $name );
			}
		}
	}

	/**
	 * Deletes the folder.
	 */
	public function remove(): void {
		array_map( $this->delete( ... ), $this->names() );
		foreach ( array_keys( self::GUARDS ) as $guard ) {
			if ( is_file( $this->folder() . "/$guard" ) ) {
				wp_delete_file( $this->folder() . "/$guard" );
			}
		}
		if ( is_dir( $this->folder() ) ) {
			// Stays where somebody put files of their own.
			@rmdir( $this->folder() ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
		if ( static::OWN_PATH !== '' && str_ends_with( $this->folder(), '/' . get_current_blog_id() . static::OWN_PATH ) ) {
			// The folder of the site, which stays while it has others.
			@rmdir( dirname( $this->folder() ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
	}

	/**
	 * Path of a file.
	 *
	 * @throws PrivateFileError When the name is none that newName() makes.
	 */
	public function path( string $name ): string {
		if ( preg_match( self::FILE, $name ) !== 1 ) {
			throw PrivateFileError::notFound();
		}
		return $this->folder() . "/$name";
	}

	/**
	 * @return list<string>
	 */
	private function names(): array {
		$found = is_dir( $this->folder() ) ? scandir( $this->folder() ) : [];
		return array_values( array_filter( $found === false ? [] : $found, static fn ( string $name ) => preg_match( self::FILE, $name ) === 1 ) );
	}

	private function prepare(): void {
		if ( ! wp_mkdir_p( $this->folder() ) ) {
			throw PrivateFileError::noFolder();
		}
		foreach ( self::GUARDS as $name => $content ) {
			$path = $this->folder() . "/$name";
			if ( ! is_file( $path ) && @file_put_contents( $path, $content ) === false ) {
				throw PrivateFileError::noFolder();
			}
		}
	}

	private function folder(): string {
		$own = defined( 'USERFEEDBACK_EXPORTS_DIR' ) ? constant( 'USERFEEDBACK_EXPORTS_DIR' ) : '';
		return is_string( $own ) && $own !== ''
			? untrailingslashit( $own ) . '/' . get_current_blog_id() . static::OWN_PATH
			: wp_upload_dir( null, false )['basedir'] . '/' . static::NAME;
	}
}
