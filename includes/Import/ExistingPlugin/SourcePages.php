<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\PageReader;
use UserFeedback\Responses\PageRepository;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;

/**
 * Our pages by the pages that the existing plugin stores with each response. Most of many responses name few.
 *
 * @since 0.7.0
 */
final class SourcePages {

	/** Pages that are remembered. */
	private const MOST = 500;

	/** @var array<string, int> By column. */
	private array $known = [];

	public function __construct(
		private readonly PageReader $reader,
		private readonly PageRepository $pages,
		private readonly Clock $clock
	) {}

	/**
	 * Id of the page, which is stored if it is new; 0 for none, or one of another site. Not inside a transaction.
	 *
	 * @param string $column JSON: id, name, url or link, title.
	 */
	public function idOf( string $column ): int {
		if ( count( $this->known ) >= self::MOST ) {
			$this->known = [];
		}
		return $this->known[ $column ] ??= $this->find( SourceTexts::json( $column ) ?? [] );
	}

	/**
	 * @param array<mixed> $data
	 */
	private function find( array $data ): int {
		$url = Cast::string( $data['url'] ?? $data['link'] ?? '' );
		if ( $url === '' ) {
			return 0;
		}
		$page = $this->reader->read(
			[
				'id'   => Cast::int( $data['id'] ?? 0 ),
				'url'  => $url,
				'name' => Cast::string( $data['name'] ?? $data['title'] ?? '' ),
			]
		);
		$today = Dates::localDay( $this->clock->now(), $this->clock->zone() );
		return $this->pages->idOf( $page, $today, static fn (): string => __( 'Other pages', 'userfeedback' ) );
	}
}
