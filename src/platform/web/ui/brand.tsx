/** The default logo, a wren, with the name. */
export function Brand() {
  return (
    <>
      <svg viewBox="0 0 48 48" aria-hidden="true" className="wren">
        <path
          className="wren-back"
          d="M34 24.5 39.2 4.6c.5-1.7 2.7-1.9 3.5-.3 1 2 1.5 4.3 1.2 6.6L40.95 30.4 34 34z"
        />
        <path
          className="wren-back"
          d="M2.5 20.8 8.3 17.8c1.5-5.6 6.2-9.5 12-9.5 5.7 0 9.7 3.4 12.2 8.6 1.5 3.1 3.3 5.7 6.3 7.2 2.2 1.1 3 2.8 2.5 5.4C39.8 37.3 33 41.7 25.3 41.7 15 41.7 8.2 34 8 23.2z"
        />
        <path
          className="wren-breast"
          d="M8.1 24c3.6.9 6.9 1.2 9.8 3 3.2 2 3.6 5.7 6.3 8.7 1.7 1.9 4.1 3 7 3.4-1.9.8-3.9 1.2-5.9 1.2C15.5 40.3 8.6 33.5 8.1 24z"
        />
        <path
          className="wren-wing"
          d="M19.5 24.3c4.2-2.6 9-2.4 12.6.6 2 1.7 3.7 2.5 6 2.7-1.5 4.9-5.2 7.6-9.7 7.4-4.6-.2-8-3.8-8.9-10.7z"
        />
        <path className="wren-feather" d="M23 27.3c2.8-1 5.6-.7 8 .8M24.4 30.6c2.4-.7 4.6-.4 6.8.6" />
        <path className="wren-brow" d="M10.1 19.2c3.7-1.4 7.9-.9 11.4 1.4" />
        <circle className="wren-eye" cx="15.8" cy="18.7" r="1.35" />
        <path className="wren-leg" d="M23.6 41.4 22.8 46.4M28.8 41.2 29.6 46.2" />
      </svg>
      <span>Storywren</span>
    </>
  );
}
