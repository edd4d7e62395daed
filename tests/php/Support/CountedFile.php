<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * Files below counted:// are those of the disk; the bytes that are read of them are counted.
 *
 * The names of the methods are PHP's (streamWrapper).
 */
final class CountedFile {

	public const SCHEME = 'counted';

	public static int $bytes = 0;

	/** @var resource|null Set by PHP. */
	public $context;

	/** @var resource|false */
	private $file = false;

	public function stream_open( string $path, string $mode ): bool {
		$this->file = fopen( self::real( $path ), $mode );
		return $this->file !== false;
	}

	public function stream_read( int $count ): string {
		$read         = $this->file === false ? '' : (string) fread( $this->file, max( 1, $count ) );
		self::$bytes += strlen( $read );
		return $read;
	}

	public function stream_eof(): bool {
		return $this->file === false || feof( $this->file );
	}

	public function stream_seek( int $offset, int $whence ): bool {
		return $this->file !== false && fseek( $this->file, $offset, $whence ) === 0;
	}

	public function stream_tell(): int {
		return $this->file === false ? 0 : (int) ftell( $this->file );
	}

	/**
	 * @return array<int|string, int>|false
	 */
	public function stream_stat(): array|false {
		return $this->file === false ? false : fstat( $this->file );
	}

	/**
	 * @return array<int|string, int>|false
	 */
	public function url_stat( string $path ): array|false {
		return stat( self::real( $path ) );
	}

	private static function real( string $path ): string {
		return substr( $path, strlen( self::SCHEME . '://' ) );
	}
}
