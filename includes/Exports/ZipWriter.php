<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a zip file front to back, without going back and without PHP's zip extension: memory stays flat, and the file can be sent while it
 * is written. pause() makes it possible to continue in another request.
 *
 * Format: PKWARE APPNOTE.TXT, with data descriptors (4.4.4, bit 3), because size and checksum are known after the content only.
 *
 * @phpstan-type Entry array{name: string, crc: int, size: int, packed: int, offset: int}
 * @phpstan-type ZipState array{entries: list<Entry>, current: Entry|null}
 * @since 0.5.0
 */
final class ZipWriter {

	/** Bytes that are compressed at once. */
	private const BUFFER = 65536;

	/** Compression level: higher ones take twice the time for a tenth of the size. */
	private const LEVEL = 3;

	/** Largest sizes and offsets without the zip64 extension. */
	private const MAX = 0xFFFFFFFF;

	private const VERSION    = 20;
	private const FLAGS      = 0x0808; // Data descriptor, names in UTF-8.
	private const DEFLATE    = 8;
	private const MIDNIGHT   = 0;
	private const FIRST_DAY  = 0x21; // 1980-01-01: files of the same content are equal.

	private string $buffer = '';

	private ?\DeflateContext $deflate = null;

	/** Bytes and checksum since the last pause. */
	private int $size = 0;

	private ?\HashContext $crc = null;

	/**
	 * @param ZipState $state What pause() returned.
	 */
	public function __construct(
		private readonly Output $output,
		private array $state = [
			'entries' => [],
			'current' => null,
		]
	) {}

	/**
	 * Begins a file.
	 *
	 * @param string $name Path in the zip file.
	 */
	public function open( string $name ): void {
		$this->state['current'] = [
			'name'   => $name,
			'crc'    => 0,
			'size'   => 0,
			'packed' => 0,
			'offset' => $this->output->position(),
		];
		$this->output->write(
			pack( 'Vvvvvv', 0x04034B50, self::VERSION, self::FLAGS, self::DEFLATE, self::MIDNIGHT, self::FIRST_DAY )
			. pack( 'VVVvv', 0, 0, 0, strlen( $name ), 0 ) . $name
		);
	}

	/**
	 * Adds to the file that is open.
	 */
	public function write( string $bytes ): void {
		$this->buffer .= $bytes;
		if ( strlen( $this->buffer ) >= self::BUFFER ) {
			$this->compress( ZLIB_NO_FLUSH );
		}
	}

	/**
	 * Bytes of the open file so far, before compression.
	 */
	public function size(): int {
		return ( $this->state['current']['size'] ?? 0 ) + $this->size + strlen( $this->buffer );
	}

	/**
	 * Ends the open file.
	 *
	 * @throws ExportError When it is larger than a zip file can hold.
	 */
	public function close(): void {
		$this->compress( ZLIB_FINISH );
		$this->addUp();
		$entry = $this->state['current'];
		if ( $entry === null ) {
			return;
		}
		if ( max( $entry['size'], $entry['packed'], $this->output->position() ) > self::MAX ) {
			throw ExportError::tooLarge();
		}
		$this->output->write( pack( 'VVVV', 0x08074B50, $entry['crc'], $entry['packed'], $entry['size'] ) );
		$this->state['entries'][] = $entry;
		$this->state['current']   = null;
	}

	/**
	 * Writes a whole file.
	 */
	public function add( string $name, string $content ): void {
		$this->open( $name );
		$this->write( $content );
		$this->close();
	}

	/**
	 * Writes the directory, after which the zip file is complete.
	 */
	public function finish(): void {
		$start = $this->output->position();
		foreach ( $this->state['entries'] as $entry ) {
			$this->output->write(
				pack(
					'VvvvvvvVVVvvvvvVV',
					0x02014B50,
					self::VERSION,
					self::VERSION,
					self::FLAGS,
					self::DEFLATE,
					self::MIDNIGHT,
					self::FIRST_DAY,
					$entry['crc'],
					$entry['packed'],
					$entry['size'],
					strlen( $entry['name'] ),
					0,
					0,
					0,
					0,
					0,
					$entry['offset']
				) . $entry['name']
			);
		}
		$count = count( $this->state['entries'] );
		$size  = $this->output->position() - $start;
		$this->output->write( pack( 'VvvvvVVv', 0x06054B50, 0, 0, $count, $count, $size, $start, 0 ) );
	}

	/**
	 * Writes everything that is still in memory. The file may go on in another request, with the returned state and an Output at its end.
	 *
	 * @return ZipState
	 */
	public function pause(): array {
		// Ends at a byte and refers to nothing before, so that another compressor can go on (RFC 1951, 3.2.3).
		$this->compress( ZLIB_FULL_FLUSH );
		$this->addUp();
		$this->deflate = null;
		return $this->state;
	}

	private function compress( int $flush ): void {
		if ( ! isset( $this->state['current'] ) || ( $this->buffer === '' && $flush === ZLIB_NO_FLUSH ) ) {
			return;
		}
		if ( $this->deflate === null ) {
			$context       = deflate_init( ZLIB_ENCODING_RAW, [ 'level' => self::LEVEL ] );
			$this->deflate = $context === false ? throw ExportError::notWritten() : $context;
		}
		$this->crc ??= hash_init( 'crc32b' );
		hash_update( $this->crc, $this->buffer );
		$this->size += strlen( $this->buffer );
		$packed      = (string) deflate_add( $this->deflate, $this->buffer, $flush );
		$this->output->write( $packed );
		$this->state['current']['packed'] += strlen( $packed );
		$this->buffer                      = '';
	}

	private function addUp(): void {
		if ( $this->crc === null || ! isset( $this->state['current'] ) ) {
			return;
		}
		$crc = (int) hexdec( hash_final( $this->crc ) );

		$this->state['current']['crc']   = Crc32::combine( $this->state['current']['crc'], $crc, $this->size );
		$this->state['current']['size'] += $this->size;

		$this->crc  = null;
		$this->size = 0;
	}
}
